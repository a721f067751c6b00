import type { Section } from '#domain/base/section'
import type { UnitSetting } from '#domain/base/units'
import type { DayCalendar } from './dayCalendar'

/** The daily figures that rules count; entry 0 of every list is yesterday (docs/decisions.md D24). */
export interface FiringDays {
  /** Tells fuel from charge. */
  ev: boolean
  /** Miles when the oldest day began. */
  startOdometerMi: number
  distanceMi: readonly number[]
  /** Ignition on to ignition off; 0 on a day without a drive. */
  minutes: readonly number[]
  hardBraking: readonly number[]
  hardAcceleration: readonly number[]
  /** Top speed of each pass of 50 mph and more, mph. */
  fastPasses: readonly (readonly number[])[]
  /** Each pass over a posted limit by 2 percent and more, mph. */
  overLimit: readonly (readonly [limitMph: number, topMph: number][])[]
  /** Minutes of the day; null on a day without a drive. */
  firstStart: readonly (number | null)[]
  lastEnd: readonly (number | null)[]
  maskedMinutes: readonly number[]
  ignitionCycles: readonly number[]
  /** Drives of two minutes and more with a belt open. */
  seatbelt: readonly number[]
  /** Percent, reported last on the day; null for an electric vehicle. */
  oilLife: readonly (number | null)[]
  /** Fuel or charge, percent. */
  levelPercent: readonly (number | null)[]
  /** Psi that the worst tire is under its recommendation. */
  tireShortfallPsi: readonly (number | null)[]
}

/** A vehicle that a rule may watch. */
export interface FiringVehicle {
  id: string
  tags: readonly string[]
  /** Null while it has no history, as one that was just added. */
  days: FiringDays | null
}

/** What the firings of a draft are counted from: all in memory, so that a keystroke reads nothing. */
export interface FiringFacts {
  section: Section
  /** Of the section, in the order in which equal ones are listed. */
  vehicles: readonly FiringVehicle[]
  calendar: DayCalendar
  /** The unit of amounts that are stored without one (docs/decisions.md Q9). */
  system: Exclude<UnitSetting, 'auto'>
}
