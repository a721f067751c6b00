import { type Locale, regionOf } from '#domain/base/locale'
import { KM_PER_MILE } from '#domain/geo/measure'

/** Constants (docs/rules.md LU-12, LU-13), exactly. Data is stored in miles, gallons and mpg (docs/decisions.md D4). */
export const LITERS_PER_GALLON = 3.78541
export const L_PER_100KM_OF_MPG = 235.214583
/** By definition: a square mile is 640 acres, a square kilometer 100 hectares. */
export const ACRES_PER_SQUARE_MILE = 640
export const HECTARES_PER_SQUARE_KM = 100

export type UnitSystem = 'imperial' | 'metric'

/** The United States use miles, Canada and Mexico kilometers (docs/decisions.md D4). */
export function unitSystemForLocale(locale: Locale): UnitSystem {
  return regionOf(locale) === 'us' ? 'imperial' : 'metric'
}

/** Miles in the unit of the system: mi or km. Also converts miles per hour to km/h. */
export function toDistanceUnit(system: UnitSystem, miles: number): number {
  return system === 'imperial' ? miles : miles * KM_PER_MILE
}

/** Events per 100 miles in the unit of the system: per 100 mi or per 100 km. */
export function toRateUnit(system: UnitSystem, per100Miles: number): number {
  return system === 'imperial' ? per100Miles : per100Miles / KM_PER_MILE
}

/** Square miles in the unit of the system: mi2 or km2. */
export function toAreaUnit(system: UnitSystem, squareMiles: number): number {
  return system === 'imperial' ? squareMiles : squareMiles * KM_PER_MILE ** 2
}

/** Input in the unit of the system, converted to miles (or miles per hour). */
export function toMiles(system: UnitSystem, distance: number): number {
  return system === 'imperial' ? distance : distance / KM_PER_MILE
}

/** Gallons in the unit of the system: gal or L. */
export function toVolumeUnit(system: UnitSystem, gallons: number): number {
  return system === 'imperial' ? gallons : gallons * LITERS_PER_GALLON
}

/** Input in the unit of the system, converted to gallons. */
export function toGallons(system: UnitSystem, volume: number): number {
  return system === 'imperial' ? volume : volume / LITERS_PER_GALLON
}

/** Miles per gallon in the unit of the system: mpg or L/100 km. Null if nothing was driven on it. */
export function toEconomyUnit(system: UnitSystem, mpg: number): number | null {
  if (system === 'imperial') return mpg
  return mpg > 0 ? L_PER_100KM_OF_MPG / mpg : null
}

/**
 * Converts the change of an economy in percent to the unit of the system: more miles per gallon are fewer
 * liters per 100 km, so +25 percent of one is -20 of the other. Null if either value is zero.
 */
export function toEconomyChange(system: UnitSystem, percentOfMpg: number): number | null {
  if (system === 'imperial') return percentOfMpg
  return percentOfMpg > -100 ? (-100 * percentOfMpg) / (100 + percentOfMpg) : null
}
