/** Days that rules on daily figures count (docs/firing.md F1). */
export const FIRING_WINDOW_DAYS = 60

/** What makes a notification rule fire. */
export const FIRING_REASONS = [
  'oil',
  'tires',
  'fuel',
  'charge',
  'mileage',
  'time',
  'fixedSpeed',
  'roadSpeed',
  'brake',
  'accel',
  'seatbelt',
  'enter',
  'exit',
  'masking',
  'idle',
  'offHours',
  'drivingLimit',
] as const
export type FiringReason = (typeof FIRING_REASONS)[number]

/** How often a rule would have fired for one vehicle. */
export interface VehicleFirings {
  vehicleId: string
  times: number
  byReason: Partial<Record<FiringReason, number>>
  /** Days ago on which it fired, the newest first; 1 is yesterday. */
  days: number[]
}

/** How often a rule would have fired in the days that were counted. */
export interface Firings {
  /** Days counted: 60, or the 7 that have paths (docs/decisions.md D24). */
  window: number
  times: number
  byReason: Partial<Record<FiringReason, number>>
  /** Times on each day, the newest first; entry 0 is yesterday. */
  byDay: number[]
  /** Vehicles for which it fired, the most often first. */
  vehicles: VehicleFirings[]
}
