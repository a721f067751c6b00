import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type CrossRule, type DemoData, when } from '../rule'

/** Daily rows of the fleet and of the dealer's inventory. */
export const rowsOf = ({ vehicleDays, dealerVehicleDays }: DemoData): VehicleDays[] => [
  ...vehicleDays,
  ...dealerVehicleDays,
]

/** A check of one day: what is wrong, and the sentence. */
export type DayCheck = (
  days: VehicleDays,
  at: number,
) => readonly (readonly [wrong: boolean, sentence: string])[]

/** A rule about each day of each row by itself. */
export function eachDay(says: string, check: DayCheck): CrossRule {
  return {
    says,
    check: (data) => {
      const rows = rowsOf(data)
      return { checked: rows.length, problems: rows.flatMap((days) => dayProblems(days, check)) }
    },
  }
}

/** What is wrong with the days of a row, each with its date. */
export function dayProblems(days: VehicleDays, check: DayCheck, count = days.distanceMi.length): string[] {
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    check(days, at).flatMap(([wrong, sentence]) =>
      when(wrong, `${days.id}, ${at + 1} days ago: ${sentence}`),
    ),
  )
}
