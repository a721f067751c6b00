import type { UnitSystem } from '../../../i18n/units'
import { toDistanceUnit } from '../../../i18n/units'

/** Speed limits are in steps of five, in miles and in kilometers. */
const SIGN_STEP = 5

/**
 * The excess over a speed limit, consistent with the displayed values: km/h are rounded as on the sign, so
 * that the difference and its percentage agree with them.
 * @param limitMph the posted limit
 * @param percent over it
 */
export function overLimit(system: UnitSystem, limitMph: number, percent: number) {
  const speed = Math.round(toDistanceUnit(system, limitMph * (1 + percent / 100)))
  const limit = Math.round(toDistanceUnit(system, limitMph) / SIGN_STEP) * SIGN_STEP
  const over = speed - limit
  return { over, percent: system === 'imperial' ? percent : Math.round((over / limit) * 100) }
}
