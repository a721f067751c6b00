import { type Locale, regionOf } from '../domain/locale'

/** Constants of spec section 9, exactly. Data is kept in miles, gallons and mpg (decision 4). */
export const KM_PER_MILE = 1.609
export const LITRES_PER_GALLON = 3.78541
export const L_PER_100KM_OF_MPG = 235.214583

export type UnitSystem = 'imperial' | 'metric'

/** The United States read miles, Canada and Mexico kilometres (decision 4). */
export function unitSystemOf(locale: Locale): UnitSystem {
  return regionOf(locale) === 'us' ? 'imperial' : 'metric'
}

/** Miles in the unit of the system: mi or km. */
export function distanceIn(system: UnitSystem, miles: number): number {
  return system === 'imperial' ? miles : miles * KM_PER_MILE
}

/** Gallons in the unit of the system: gal or L. */
export function volumeIn(system: UnitSystem, gallons: number): number {
  return system === 'imperial' ? gallons : gallons * LITRES_PER_GALLON
}

/** Miles per gallon in the unit of the system: mpg or L/100 km. Null when nothing was driven on it. */
export function economyIn(system: UnitSystem, mpg: number): number | null {
  if (system === 'imperial') return mpg
  return mpg > 0 ? L_PER_100KM_OF_MPG / mpg : null
}

/** A whole number as the language writes it. */
export function wholeNumber(locale: Locale, value: number): string {
  return formatter(locale, 'whole').format(value)
}

/** A number with exactly one decimal as the language writes it. */
export function oneDecimal(locale: Locale, value: number): string {
  return formatter(locale, 'oneDecimal').format(value)
}

/** 64 as "64%" or "64 %". */
export function percentText(locale: Locale, percent: number): string {
  return formatter(locale, 'percent').format(percent / 100)
}

const OPTIONS = {
  whole: { maximumFractionDigits: 0 },
  oneDecimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter is slow, a list needs many: one a language and kind. */
function formatter(locale: Locale, kind: keyof typeof OPTIONS): Intl.NumberFormat {
  const key = `${locale} ${kind}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, OPTIONS[kind])
  formatters.set(key, made)
  return made
}
