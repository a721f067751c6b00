import { LOCALES, type Locale, type Region } from '#domain/base/locale'
import { UNIT_SYSTEMS, type UnitSetting } from '#domain/base/units'

/** Modes that staff may switch off on one device. */
export const DEVICE_MODES = ['fleet', 'essentials', 'dealer', 'game'] as const
export type DeviceMode = (typeof DEVICE_MODES)[number]

/** Seconds without a touch before the question, and seconds until the question expires. */
export interface IdleNumbers {
  afterSeconds: number
  countdownSeconds: number
}

/** Steps that staff ticked on one calendar day of the event. */
export interface StaffTicks {
  /** YYYY-MM-DD. */
  day: string
  done: readonly string[]
}

/**
 * Settings of this device by staff; they are kept across visits and take precedence over config.json
 * (docs/booth.md B3).
 */
export interface DeviceSettings {
  /** Name of this device, such as "iPad 3, Hall B"; empty for none. */
  name: string
  /** The event that staff confirmed for this device; null before that. */
  confirmedEvent: string | null
  /** Language in which each visit begins; null for that of the address or the device. */
  locale: Locale | null
  /** Units in which each visit begins; `auto` follows the language. */
  units: UnitSetting
  /** Region of map and data; null follows the language. */
  region: Region | null
  sound: boolean
  /** null for the values of config.json. */
  idle: IdleNumbers | null
  modes: Readonly<Record<DeviceMode, boolean>>
  /** Whether the tour's hints are hidden during a presentation. */
  hintsHidden: boolean
  /** Whether touches are made visible for projection. */
  touchesShown: boolean
  ticks: StaffTicks | null
}

export const DEFAULT_DEVICE_SETTINGS: DeviceSettings = {
  name: '',
  confirmedEvent: null,
  locale: null,
  units: 'auto',
  region: null,
  sound: false,
  idle: null,
  modes: { fleet: true, essentials: true, dealer: true, game: true },
  hintsHidden: false,
  touchesShown: false,
  ticks: null,
}

/** Maximum length of a device name, in characters, so that it fits one line. */
export const MAX_DEVICE_NAME = 40

/** Minimum and maximum seconds of an idle setting, in config.json and on a device. */
export const IDLE_LIMITS = [1, 86_400] as const

/**
 * Parses stored settings key by key: an invalid value becomes the default, and the others stay.
 * @param stored value from the database, of an unknown build
 */
export function parseDeviceSettings(stored: unknown): DeviceSettings {
  const known = isRecord(stored) ? stored : {}
  const fallback = DEFAULT_DEVICE_SETTINGS
  return {
    name: typeof known.name === 'string' ? [...known.name].slice(0, MAX_DEVICE_NAME).join('') : fallback.name,
    confirmedEvent: typeof known.confirmedEvent === 'string' ? known.confirmedEvent : fallback.confirmedEvent,
    locale: LOCALES.find((locale) => locale === known.locale) ?? fallback.locale,
    units: UNIT_SYSTEMS.find((units) => units === known.units) ?? fallback.units,
    region: (['us', 'ca', 'mx'] as const).find((region) => region === known.region) ?? fallback.region,
    sound: flag(known.sound, fallback.sound),
    idle: idleNumbers(known.idle),
    modes: modes(known.modes),
    hintsHidden: flag(known.hintsHidden, fallback.hintsHidden),
    touchesShown: flag(known.touchesShown, fallback.touchesShown),
    ticks: ticks(known.ticks),
  }
}

function modes(stored: unknown): DeviceSettings['modes'] {
  const known = isRecord(stored) ? stored : {}
  const read = Object.fromEntries(DEVICE_MODES.map((mode) => [mode, flag(known[mode], true)]))
  // Without any mode, a kiosk would greet visitors with an empty screen.
  return Object.values(read).some(Boolean) ? (read as DeviceSettings['modes']) : DEFAULT_DEVICE_SETTINGS.modes
}

function idleNumbers(stored: unknown): IdleNumbers | null {
  if (!isRecord(stored)) return null
  const { afterSeconds, countdownSeconds } = stored
  return isIdleNumber(afterSeconds) && isIdleNumber(countdownSeconds)
    ? { afterSeconds, countdownSeconds }
    : null
}

function ticks(stored: unknown): StaffTicks | null {
  if (!isRecord(stored) || typeof stored.day !== 'string' || !Array.isArray(stored.done)) return null
  return { day: stored.day, done: stored.done.filter((id) => typeof id === 'string') }
}

/** Whether a value is a valid idle setting. */
export function isIdleNumber(value: unknown): value is number {
  return typeof value === 'number' && value >= IDLE_LIMITS[0] && value <= IDLE_LIMITS[1]
}

function flag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
