import { DEDUCTION_KINDS, type DeductionKind, eachReason, type ScoredEvents } from '#domain/vehicle/score'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** Number of full days, up to yesterday, that tips are counted over. */
export const TIP_DAYS = 7

/** Number of coaching tips for each kind of event that costs points. */
export type Tips = Record<DeductionKind, number>

/** The tips of a driver's last seven full days, in any vehicle (docs/rules.md AD-02). */
export function tipsOfDriver(vehicles: readonly VehicleDays[], driverId: string): Tips {
  return eachReason((kind) => {
    let tips = 0
    for (const days of vehicles) {
      for (let at = 0; at < TIP_DAYS; at++) if (days.driverId[at] === driverId) tips += days[kind][at] ?? 0
    }
    return tips
  })
}

/** The number of all tips. */
export function countTips(tips: Tips): number {
  return DEDUCTION_KINDS.reduce((sum, kind) => sum + tips[kind], 0)
}

/** Adds up the tips of several drivers by kind. */
export function addTips(parts: readonly Tips[]): Tips {
  return eachReason((kind) => parts.reduce((sum, tips) => sum + tips[kind], 0))
}

/** The kind of tip for a trip: the deduction that cost most, the first one in a tie; null without a deduction. */
export function tipOfTrip(trip: ScoredEvents): DeductionKind | null {
  const [worst] = DEDUCTION_KINDS.filter((kind) => (trip[kind]?.deduction ?? 0) > 0).toSorted(
    (a, b) => (trip[b]?.deduction ?? 0) - (trip[a]?.deduction ?? 0),
  )
  return worst ?? null
}
