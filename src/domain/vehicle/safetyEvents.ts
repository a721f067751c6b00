import type { VehicleDays } from './vehicleDays'

/** Unsafe driver behavior; together they are "safety events" (docs/rules.md PE-03). */
export const SAFETY_EVENTS = [
  'hardBraking',
  'hardAcceleration',
  'roadSpeeding',
  'speedOver80',
  'seatbelt',
] as const
export type SafetyEvent = (typeof SAFETY_EVENTS)[number]

/** Counted separately: automatic braking, what a camera recorded at the same moments, and idling. */
export const OTHER_EVENTS = ['adasBraking', 'excessiveIdling', 'camera'] as const
export type OtherEvent = (typeof OTHER_EVENTS)[number]

/** Every type of event in a day's row, in the order of lists. */
export const VEHICLE_EVENTS = [...SAFETY_EVENTS, ...OTHER_EVENTS] as const
export type VehicleEvent = SafetyEvent | OtherEvent

/** Maps each type of event. */
export function eachEvent<T>(of: (event: VehicleEvent) => T): Record<VehicleEvent, T> {
  return {
    hardBraking: of('hardBraking'),
    hardAcceleration: of('hardAcceleration'),
    roadSpeeding: of('roadSpeeding'),
    speedOver80: of('speedOver80'),
    seatbelt: of('seatbelt'),
    adasBraking: of('adasBraking'),
    excessiveIdling: of('excessiveIdling'),
    camera: of('camera'),
  }
}

/** Events of one type over `days` days, of which the newest is `from` days ago (1 = yesterday). */
export function countEvents(vehicle: VehicleDays, event: VehicleEvent, days: number, from = 1): number {
  const counts = vehicle[event]
  let sum = 0
  for (let at = from - 1; at < from - 1 + days; at++) sum += counts[at] ?? 0
  return sum
}

/** All safety events of one vehicle over such a span of days. */
export function countSafetyEvents(vehicle: VehicleDays, days: number, from = 1): number {
  let sum = 0
  for (const event of SAFETY_EVENTS) sum += countEvents(vehicle, event, days, from)
  return sum
}

/** Events per 100 miles; null if nothing was driven. */
export function eventRate(events: number, distanceMi: number): number | null {
  return distanceMi > 0 ? (events / distanceMi) * 100 : null
}
