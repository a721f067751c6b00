import { LOCALES, type Locale, type Region } from '#domain/base/locale'
import { UNIT_SYSTEMS, type UnitSetting } from '#domain/base/units'

/** Ways into the product that staff may switch off on one device. */
export const DEVICE_MODES = ['fleet', 'essentials', 'dealer', 'game'] as const
export type DeviceMode = (typeof DEVICE_MODES)[number]

/** Seconds without a touch before the question, and seconds that the question stays. */
export interface IdleNumbers {
  afterSeconds: number
  countdownSeconds: number
}

/** What staff ticked by hand, on one calendar day of the event. */
export interface StaffTicks {
  /** YYYY-MM-DD. */
  day: string
  done: readonly string[]
}

/** What staff set on this one device; it outlives visits and wins over config.json (docs/booth.md B3). */
export interface DeviceSettings {
  /** What staff call this device, such as "iPad 3, Hall B"; empty for none. */
  name: string
  /** The event that staff confirmed for this device; null until they did. */
  confirmedEvent: string | null
  /** The booth's own language, which each visit begins with; null for the one of the address or the device. */
  locale: Locale | null
  /** What each visit begins with; `auto` is the language's own. */
  units: UnitSetting
  /** Region of map and data; null for the language's own. */
  region: Region | null
  /** Whether each visit begins with sound. */
  sound: boolean
  /** null for the numbers of config.json. */
  idle: IdleNumbers | null
  modes: Readonly<Record<DeviceMode, boolean>>
  /** Whether the tour's hints are hidden while somebody presents. */
  hintsHidden: boolean
  /** Whether touches are shown for projection. */
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

/** Longest name of a device, in characters: it has to fit one line of the staff room. */
export const MAX_DEVICE_NAME = 40

/** Fewest and most seconds of an idle number, in config.json and on a device. */
export const IDLE_LIMITS = [1, 86_400] as const

/**
 * Reads stored settings key by key: a value that makes no sense is the default, and the others stay.
 * @param stored what the database holds, of an unknown build
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
  // A kiosk without any way in would greet visitors with an empty screen.
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

/** Whether a value can be one of the idle numbers. */
export function isIdleNumber(value: unknown): value is number {
  return typeof value === 'number' && value >= IDLE_LIMITS[0] && value <= IDLE_LIMITS[1]
}

function flag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
