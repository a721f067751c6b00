import type { Region } from './locale'

/** The kiosk's `/config.json` (docs/contracts.md C4). The shipped file equals DEFAULT_CONFIG. */
export type ActivationMode = 'fleet' | 'dealer' | 'tour'
export type DeviceKind = 'web' | 'ipad'
export type ActivationLanguage = 'en-US' | 'en-CA' | 'es-MX' | 'fr-CA'
export type ActivationIds = Record<
  DeviceKind,
  Record<ActivationMode, Partial<Record<ActivationLanguage, string>>>
>

export interface KioskConfig {
  /** Name of the event, for reports. */
  event: string
  /** `''` this origin, an absolute http(s) address, or null for no delivery at all. */
  metricsUrl: string | null
  /** Product API host; empty = no product calls and no socket. */
  apiUrl: string
  /** Where "Start your free trial" leads; empty hides it. */
  trialUrl: string
  features: {
    tour: boolean
    tripHistory: Region[]
    attract: boolean
    remoteCommands: 'inactive' | 'simulated'
  }
  idle: { afterSeconds: number; countdownSeconds: number }
  activationIds: ActivationIds
}

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

/** Built-in defaults; a test holds `public/config.json` equal to them. */
export const DEFAULT_CONFIG: KioskConfig = {
  event: 'Pharos demo booth',
  metricsUrl: '',
  apiUrl: '',
  trialUrl: '',
  features: { tour: true, tripHistory: ['us', 'ca', 'mx'], attract: true, remoteCommands: 'inactive' },
  idle: { afterSeconds: 60, countdownSeconds: 20 },
  activationIds: { web: shippedIds('web'), ipad: shippedIds('ipad') },
}
