import type { Locale } from '#domain/base/locale'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import type { UnitSetting } from '#domain/base/units'

export const HOUR_CYCLES = ['auto', 'h12', 'h23'] as const
/** `auto` follows the language. */
export type HourCycleSetting = (typeof HOUR_CYCLES)[number]
export type HourCycle = Exclude<HourCycleSetting, 'auto'>

/** The hour cycle in use: by default 24 hours in Canadian French and 12 elsewhere (docs/decisions.md D32). */
export function hourCycleIn(setting: HourCycleSetting, locale: Locale): HourCycle {
  if (setting !== 'auto') return setting
  return locale === 'fr-CA' ? 'h23' : 'h12'
}

export const DATE_FORMATS = ['auto', 'mdy', 'dmy', 'ymd'] as const
/** Order of day, month and year; `auto` follows the language. */
export type DateFormatSetting = (typeof DATE_FORMATS)[number]

/** The account's settings (docs/rules.md PR-00); one row. */
export interface UserSettings {
  id: 'settings'
  /** null: determined by device and address. */
  language: Locale | null
  /** IANA name. */
  timeZone: string
  hourCycle: HourCycleSetting
  dateFormat: DateFormatSetting
  units: UnitSetting
}

/** Used until the row is loaded: the shipped settings (time zone: docs/rules.md LU-05). */
export const DEFAULT_USER_SETTINGS: UserSettings = {
  id: 'settings',
  language: null,
  timeZone: DEFAULT_TIME_ZONE,
  hourCycle: 'auto',
  dateFormat: 'auto',
  units: 'auto',
}

/** Settings that a reset restores. */
const CHOICES = ['timeZone', 'hourCycle', 'dateFormat', 'units'] as const

export function sameSettings(a: UserSettings, b: UserSettings): boolean {
  return CHOICES.every((choice) => a[choice] === b[choice])
}
