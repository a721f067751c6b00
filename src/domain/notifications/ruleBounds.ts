import { fitsDecimals } from '#domain/base/typedNumber'

/** Inclusive bounds of a number. */
export interface Bounds {
  min: number
  max: number
  /** Omitted for a whole number. */
  decimals?: 1
}

/** Whether a number is within its bounds. */
export const keepsTo = (value: number, { min, max, decimals }: Bounds): boolean =>
  fitsDecimals(value, decimals ?? 0) && min <= value && value <= max

/** Bounds of the numbers of a rule, as in the dataset (docs/rules.md SE-43). */
export const RULE_BOUNDS = {
  /** In mph or km/h. */
  fixedSpeed: { min: 1, max: 300 },
  /** In percent, mph or km/h. */
  roadMargin: { min: 0, max: 100 },
  /** In miles or kilometers. */
  mileage: { min: 0, max: 1_000_000 },
  /** In miles or kilometers; an interval of 0 would never end. */
  mileageInterval: { min: 1, max: 1_000_000 },
  /** In months or weeks. */
  timeInterval: { min: 1, max: 120 },
  idleDays: { min: 1, max: 365 },
  /** In hours, miles or kilometers; nine and a half hours are a usual limit. */
  drivingLimit: { min: 1, max: 10_000, decimals: 1 },
} as const satisfies Record<string, Bounds>

/** Fixed speeds in an editor: the history of days has passes from 50 mph (docs/firing.md). */
export const EDITED_SPEED = {
  mph: { min: 50, max: RULE_BOUNDS.fixedSpeed.max },
  'km/h': { min: 80, max: RULE_BOUNDS.fixedSpeed.max },
} as const satisfies Record<string, Bounds>
/** Margins in an editor: the history has passes from 2 percent over a limit. */
export const EDITED_MARGIN = { min: 2, max: RULE_BOUNDS.roadMargin.max } as const satisfies Bounds
