import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { DayNumber } from './calendar'

/** One day of one vehicle, as a record of its own. */
export interface Day {
  number: DayNumber
  /** 1 is yesterday. */
  ago: number
  miles: number
  minutes: number
  /** Where the odometer stood in the evening, miles. */
  odometerMi: number
  row: VehicleDays
  /** Place of the day in the row's lists. */
  at: number
}

/** The days of a vehicle in the order in which they were lived. */
export function livedDays(row: VehicleDays, today: DayNumber): Day[] {
  const days: Day[] = []
  let odometerMi = row.startOdometerMi
  for (let at = row.distanceMi.length - 1; at >= 0; at -= 1) {
    const miles = row.distanceMi[at] ?? 0
    // Tenths of a mile: an odometer that meets a due number must not miss it by rounding.
    odometerMi = Math.round(10 * (odometerMi + miles)) / 10
    days.push({
      number: today - 1 - at,
      ago: at + 1,
      miles,
      minutes: row.minutes[at] ?? 0,
      odometerMi,
      row,
      at,
    })
  }
  return days
}
