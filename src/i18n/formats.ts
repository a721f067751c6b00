import type { MessageDescriptor } from '@lingui/core'
import type { DateFormatSetting, HourCycleSetting } from '#domain/account/userSettings'
import type { Locale } from '#domain/base/locale'
import type { UnitSetting } from '#domain/base/units'
import { FIXED_SPEED_KPH } from '#domain/notifications/ruleSpeeds'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { type DateFormats, makeDates } from './dates'
import { type Digits, makeNumbers, type NumberFormats } from './numbers'
import { UNIT_LABELS } from './unitLabels'
import {
  ACRES_PER_SQUARE_MILE,
  HECTARES_PER_SQUARE_KM,
  toAreaUnit,
  toDistanceUnit,
  toEconomyUnit,
  toRateUnit,
  toVolumeUnit,
  type UnitSystem,
  unitSystemForLocale,
} from './units'

/** Placeholder for a missing value (docs/rules.md BE-06). */
export const MISSING = '--'

export interface FormatsOptions {
  locale: Locale
  units: UnitSetting
  /** IANA name of the account's time zone; an unknown one counts as Toronto. */
  timeZone: string
  hourCycle: HourCycleSetting
  dateFormat: DateFormatSetting
  /** The demo's now, for `relative`. */
  now: Date
  /** A message in the language of `locale`: `i18n._`. */
  word: (message: MessageDescriptor) => string
}

/** A value with its unit; `text` joins them with a no-break space. A missing value is `--` without unit. */
export interface Quantity {
  value: string
  unit: string
  text: string
}

/**
 * Formats values of the data in the visitor's language, units, time zone, hour cycle and date format
 * (docs/decisions.md D4; docs/rules.md LU-05 to LU-14). Every quantity takes null for "unknown". Digits: none
 * or one after the decimal mark.
 */
export interface Formats extends NumberFormats, DateFormats {
  locale: Locale
  /** For charts and inputs that need the number itself: see `units.ts`. */
  system: UnitSystem
  /** Miles as mi or km; whole by default. */
  distance: (miles: number | null, digits?: Digits) => Quantity
  /** Square miles as mi² or km²; under a tenth of one as acres or ha. One decimal, whole from 100. */
  area: (squareMiles: number | null) => Quantity
  /** Events per 100 miles, as per 100 mi or per 100 km; two decimals by default. */
  rate: (per100Miles: number | null, digits?: Digits) => Quantity
  /** Miles per hour as mph or km/h; whole by default. */
  speed: (mph: number | null, digits?: Digits) => Quantity
  /**
   * The speed in mph of an alert: the default one as fixed in each language, any other converted
   * (docs/rules.md SE-37; docs/decisions.md D5).
   */
  alertSpeed: (mph: number) => Quantity
  /** A speed limit as on a sign: rounded to five of the unit, because no sign says 62. */
  speedLimit: (mph: number | null) => Quantity
  /** Gallons as gal or L; one decimal by default. */
  volume: (gallons: number | null, digits?: Digits) => Quantity
  /** Miles per gallon as mpg or L/100 km; of an electric vehicle MPGe or Le/100 km. One decimal. */
  economy: (mpg: number | null, energy?: 'fuel' | 'electric', digits?: Digits) => Quantity
  /** kWh; one decimal by default. */
  energy: (kWh: number | null, digits?: Digits) => Quantity
  /** US dollars per gallon as "$3.459/gal" or per liter; for energy, dollars per kWh. */
  unitPrice: (usd: number | null, of?: 'volume' | 'energy') => Quantity
  /** psi in every region, as on the door plate; whole by default. */
  pressure: (psi: number | null, digits?: Digits) => Quantity
  /** US dollars per mile as dollars per mile or kilometer, to the tenth of a cent: "$0.149/mi". */
  costPerDistance: (usdPerMile: number | null) => Quantity
  /** Minutes as "25 min" or "1 h 05 min". */
  duration: (minutes: number | null) => string
}

export function makeFormats(options: FormatsOptions): Formats {
  const { locale, units, word } = options
  const system = units === 'auto' ? unitSystemForLocale(locale) : units
  const metric = system === 'metric'
  const numbers = makeNumbers(locale)
  const quantity = (value: number | null, unit: MessageDescriptor, digits: Digits): Quantity => {
    if (value === null) return { value: MISSING, unit: '', text: MISSING }
    const written = numbers[digits](value)
    const name = word(unit)
    return { value: written, unit: name, text: `${written}\u00a0${name}` }
  }
  /** Converts the price of a unit to the price of a smaller one, of which it has `count`. */
  const priced = (usd: number | null, count: number, unit: MessageDescriptor): Quantity => {
    if (usd === null) return { value: MISSING, unit: '', text: MISSING }
    const value = numbers.exactMoney(usd / count)
    const name = `/${word(unit)}`
    return { value, unit: name, text: `${value}${name}` }
  }
  const speedUnit = metric ? UNIT_LABELS.kilometersPerHour : UNIT_LABELS.milesPerHour
  const converted = (value: number | null, convert: (system: UnitSystem, value: number) => number | null) =>
    value === null ? null : convert(system, value)
  return {
    ...numbers,
    ...makeDates(options),
    locale,
    system,
    distance: (miles, digits = 'whole') =>
      quantity(converted(miles, toDistanceUnit), metric ? UNIT_LABELS.kilometers : UNIT_LABELS.miles, digits),
    area: (squareMiles) => {
      const area = converted(squareMiles, toAreaUnit)
      if (area !== null && area < 0.1) {
        const small = area * (metric ? HECTARES_PER_SQUARE_KM : ACRES_PER_SQUARE_MILE)
        return quantity(small, metric ? UNIT_LABELS.hectares : UNIT_LABELS.acres, 'oneDecimal')
      }
      const digits = area !== null && area >= 100 ? 'whole' : 'oneDecimal'
      return quantity(area, metric ? UNIT_LABELS.squareKilometers : UNIT_LABELS.squareMiles, digits)
    },
    rate: (per100Miles, digits = 'twoDecimals') =>
      quantity(
        converted(per100Miles, toRateUnit),
        metric ? UNIT_LABELS.per100Kilometers : UNIT_LABELS.per100Miles,
        digits,
      ),
    speed: (mph, digits = 'whole') => quantity(converted(mph, toDistanceUnit), speedUnit, digits),
    alertSpeed: (mph) => {
      const isUsual = metric && mph === FIXED_SPEED_MPH
      return quantity(isUsual ? FIXED_SPEED_KPH[locale] : toDistanceUnit(system, mph), speedUnit, 'whole')
    },
    speedLimit: (mph) =>
      quantity(
        converted(
          mph,
          (to, limit) => Math.round(toDistanceUnit(to, limit) / SPEED_SIGN_STEP) * SPEED_SIGN_STEP,
        ),
        speedUnit,
        'whole',
      ),
    volume: (gallons, digits = 'oneDecimal') =>
      quantity(converted(gallons, toVolumeUnit), metric ? UNIT_LABELS.liters : UNIT_LABELS.gallons, digits),
    economy: (mpg, energy = 'fuel', digits = 'oneDecimal') =>
      quantity(converted(mpg, toEconomyUnit), ECONOMY_UNITS[energy][system], digits),
    energy: (kWh, digits = 'oneDecimal') => quantity(kWh, UNIT_LABELS.kilowattHours, digits),
    unitPrice: (usd, of = 'volume') =>
      of === 'energy'
        ? priced(usd, 1, UNIT_LABELS.kilowattHours)
        : priced(usd, toVolumeUnit(system, 1), metric ? UNIT_LABELS.liters : UNIT_LABELS.gallons),
    pressure: (psi, digits = 'whole') => quantity(psi, UNIT_LABELS.psi, digits),
    costPerDistance: (usdPerMile) =>
      priced(usdPerMile, toDistanceUnit(system, 1), metric ? UNIT_LABELS.kilometers : UNIT_LABELS.miles),
    duration: (minutes) => {
      if (minutes === null) return MISSING
      const total = Math.round(minutes)
      const rest = total % 60
      const formatMinutes = (count: string) => `${count}\u00a0${word(UNIT_LABELS.minutes)}`
      if (total < 60) return formatMinutes(numbers.whole(total))
      const hours = `${numbers.whole(Math.floor(total / 60))}\u00a0${word(UNIT_LABELS.hours)}`
      return rest === 0 ? hours : `${hours}\u00a0${formatMinutes(String(rest).padStart(2, '0'))}`
    },
  }
}

/** Speed limits are in steps of five, in miles and in kilometers. */
const SPEED_SIGN_STEP = 5

const ECONOMY_UNITS = {
  fuel: { imperial: UNIT_LABELS.mpg, metric: UNIT_LABELS.litersPer100Km },
  electric: { imperial: UNIT_LABELS.mpgEquivalent, metric: UNIT_LABELS.litersEquivalentPer100Km },
}
