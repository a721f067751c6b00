import type { Section } from '#domain/base/section'
import type { UnitSetting } from '#domain/base/units'
import type { DayCalendar } from './dayCalendar'

/** The daily figures that rules evaluate; entry 0 of every list is yesterday (docs/decisions.md D24). */
export interface FiringDays {
  /** Distinguishes charge from fuel. */
  ev: boolean
  /** Odometer at the start of the oldest day, miles. */
  startOdometerMi: number
  distanceMi: readonly number[]
  /** Minutes with the ignition on; 0 on a day without a drive. */
  minutes: readonly number[]
  hardBraking: readonly number[]
  hardAcceleration: readonly number[]
  /** Top speed of each pass at 50 mph or more, mph. */
  fastPasses: readonly (readonly number[])[]
  /** Each pass over a posted limit by 2 percent or more, mph. */
  overLimit: readonly (readonly [limitMph: number, topMph: number][])[]
  /** Minutes of the day; null on a day without a drive. */
  firstStart: readonly (number | null)[]
  lastEnd: readonly (number | null)[]
  maskedMinutes: readonly number[]
  ignitionCycles: readonly number[]
  /** Drives of two minutes or more with an unfastened belt. */
  seatbelt: readonly number[]
  /** Percent, the last reading of the day; null for an electric vehicle. */
  oilLife: readonly (number | null)[]
  /** Fuel or charge, percent. */
  levelPercent: readonly (number | null)[]
  /** Psi by which the worst tire is below its recommended pressure. */
  tireShortfallPsi: readonly (number | null)[]
}

export interface FiringVehicle {
  id: string
  tags: readonly string[]
  /** Null without history, for example if it was just added. */
  days: FiringDays | null
}

/** Input for counting the firings of a draft, all in memory, so that a keystroke reads nothing. */
export interface FiringFacts {
  section: Section
  /** Vehicles of the section, in the order that breaks ties. */
  vehicles: readonly FiringVehicle[]
  calendar: DayCalendar
  /** The unit of amounts that are stored without one (docs/decisions.md Q9). */
  system: Exclude<UnitSetting, 'auto'>
}
