import type { Region } from '#domain/base/locale'

/** Maximum length of the hand-off page's address, so that a summary fits after it (docs/booth.md B10). */
export const HANDOFF_PAGE_CHARACTERS = 200

/** The kiosk's configuration, as read from `/config.json` (docs/contracts.md C4, docs/decisions.md D37). */
export type ActivationMode = 'fleet' | 'dealer' | 'tour'
export type DeviceKind = 'web' | 'ipad'
export type ActivationLanguage = 'en-US' | 'en-CA' | 'es-MX' | 'fr-CA'
export type ActivationIds = Record<
  DeviceKind,
  Record<ActivationMode, Partial<Record<ActivationLanguage, string>>>
>

export interface KioskConfig {
  event: string
  /**
   * `''` for this origin, an absolute http(s) address, or null for no delivery; undefined while no valid
   * value is known. There is no default: records wait.
   */
  metricsUrl: string | null | undefined
  /** Product API host; empty for no product calls and no socket. */
  apiUrl: string
  /** Target of "Start your free trial"; empty hides it. */
  trialUrl: string
  /** Address of the hand-off page for a visitor's phone; empty hides its QR code. */
  handoffUrl: string
  /** Short id of the device whose staff PIN is removed, once for each value (docs/booth.md B3); empty for none. */
  resetStaffPin: string
  features: {
    tour: boolean
    tripHistory: Region[]
    attract: boolean
    remoteCommands: 'inactive' | 'simulated'
  }
  idle: { afterSeconds: number; countdownSeconds: number }
  /** Undefined while no valid value is known: records wait without an id. */
  activationIds: ActivationIds | undefined
}

/** Keys that a configuration file leaves open (docs/decisions.md D37). */
export interface ConfigGaps {
  /** Not in the file, so that their defaults apply. */
  defaults: readonly string[]
  /** Invalid, or missing without a default: the last valid value applies, if any. */
  refused: readonly string[]
}

export const NO_GAPS: ConfigGaps = { defaults: [], refused: [] }

/** A configuration that says where records go and under which ids; without one they wait (docs/decisions.md D37). */
type ReportingConfig = KioskConfig & { metricsUrl: string | null; activationIds: ActivationIds }

const LANGUAGES: ActivationLanguage[] = ['en-US', 'en-CA', 'es-MX', 'fr-CA']
const MODES: ActivationMode[] = ['fleet', 'dealer', 'tour']

function shippedIds(device: DeviceKind): ActivationIds[DeviceKind] {
  const ids = MODES.map((mode) => [
    mode,
    Object.fromEntries(
      LANGUAGES.map((language) => [language, `pharos-${device}-${mode}-${language.toLowerCase()}`]),
    ),
  ])
  return Object.fromEntries(ids) as ActivationIds[DeviceKind]
}

/** Contents of `public/config.json`; a test keeps the two equal. */
export const SHIPPED_CONFIG: ReportingConfig = {
  event: 'Pharos demo booth',
  metricsUrl: '',
  apiUrl: '',
  trialUrl: '',
  handoffUrl: '',
  resetStaffPin: '',
  features: { tour: true, tripHistory: ['us', 'ca', 'mx'], attract: true, remoteCommands: 'inactive' },
  idle: { afterSeconds: 60, countdownSeconds: 20 },
  activationIds: { web: shippedIds('web'), ipad: shippedIds('ipad') },
}

/** Defaults for missing keys; where records go has no default (docs/decisions.md D37). */
export const DEFAULT_CONFIG: KioskConfig = {
  ...SHIPPED_CONFIG,
  metricsUrl: undefined,
  activationIds: undefined,
}
