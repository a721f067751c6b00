/** Number of days for rules on daily figures (docs/firing.md F1). */
export const FIRING_WINDOW_DAYS = 60

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

export interface VehicleFirings {
  vehicleId: string
  times: number
  byReason: Partial<Record<FiringReason, number>>
  /** Days ago on which it fired, the newest first; 1 is yesterday. */
  days: number[]
}

/** How often a rule would have fired in the window. */
export interface Firings {
  /** Number of days: 60, or the 7 with paths (docs/decisions.md D24). */
  window: number
  times: number
  byReason: Partial<Record<FiringReason, number>>
  /** Firings on each day, the newest first; entry 0 is yesterday. */
  byDay: number[]
  /** Vehicles for which it fired, the most often first. */
  vehicles: VehicleFirings[]
}
