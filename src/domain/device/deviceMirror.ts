import { type Locale, parseLocale } from '#domain/base/locale'
import { fieldsOf } from '#domain/base/unknownValue'
import { DEVICE_MODES, type DeviceMode } from './deviceSettings'

/**
 * What the window shares with the worker in Cache storage, because a worker cannot read localStorage: the
 * last language and theme, and which modes staff switched off, so that the worker serves the matching page.
 */
export const THEMES = ['light', 'dark', 'hall'] as const
export type Theme = (typeof THEMES)[number]

/** Browser chrome color (`<meta name="theme-color">`): the header's surface, as in tokens.css. */
export const THEME_COLORS: Record<Theme, string> = { light: '#ffffff', dark: '#121c28', hall: '#ffffff' }

/** Parses a stored or typed theme; anything else is light. */
export function parseTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? 'light'
}

/** Adapts a page, which is built in the light theme with every mode, to this device. */
export function mirroredPage(
  html: string,
  { theme, hidden }: Pick<DeviceMirror, 'theme' | 'hidden'>,
): string {
  const hides = hidden.length > 0 ? ` data-hides="${hidden.join(' ')}"` : ''
  return html
    .replace('data-theme="light"', `data-theme="${theme}"${hides}`)
    .replace(/(<meta name="theme-color" content=")[^"]*"/, `$1${THEME_COLORS[theme]}"`)
}

export interface DeviceMirror {
  locale: Locale | null
  theme: Theme
  /** Modes that staff switched off. */
  hidden: readonly DeviceMode[]
}

export const MIRROR_CACHE = 'pharos-device'
export const MIRROR_URL = '/__device.json'

/** An event's colors and logo as files beside the mirror, for the first frame of the next start (docs/booth.md B7). */
export const BRAND_SHEET_URL = '/__brand.css'
export const BRAND_LOGO_URL = '/__brand.png'

/** Links an event's style sheet in a page, because the policy allows no inline styles. */
export function brandedPage(html: string, sheet: string): string {
  const page = html.replace('</head>', `<link rel="stylesheet" href="${BRAND_SHEET_URL}"></head>`)
  return sheet.includes(BRAND_LOGO_URL) ? page.replace('<html ', '<html data-event-logo ') : page
}

/** The last valid config.json, stored where the worker can read it too (docs/contracts.md C4). */
export const CONFIG_CACHE = 'pharos-config'
export const CONFIG_URL = '/config.json'
/** The configuration that staff loaded by hand; it takes precedence until they remove it (docs/decisions.md D37). */
export const CONFIG_BY_HAND_URL = '/__config-by-hand.json'

/** Parses a mirror; invalid fields fall back to unknown language, light theme and every mode. */
export function parseMirror(value: unknown): DeviceMirror {
  const record = fieldsOf(value)
  return {
    locale: typeof record.locale === 'string' ? parseLocale(record.locale) : null,
    theme: parseTheme(record.theme),
    hidden: DEVICE_MODES.filter((mode) => Array.isArray(record.hidden) && record.hidden.includes(mode)),
  }
}

export type WorkerRequest = {
  type: 'SKIP_WAITING' | 'PROVE_CACHED' | 'REPAIR_CACHE' | 'IDENTIFY' | 'PROVE_OFFLINE'
}
/** The build that a worker reports. */
export interface WorkerIdentity {
  type: 'IDENTITY'
  build: string
}
export interface CacheProof {
  type: 'CACHE_PROOF'
  total: number
  missing: string[]
}
/** Every file of the list, answered without network access and hashed (docs/booth.md B4). */
export interface OfflineProof {
  type: 'OFFLINE_PROOF'
  total: number
  /** Bytes of the files that were answered. */
  bytes: number
  missing: string[]
  /** Answered with content that differs from the build's. */
  different: string[]
}
export interface OfflineProgress {
  type: 'OFFLINE_PROGRESS'
  done: number
  total: number
}

/**
 * Set by the window on a request: the worker answers it would without a network, and returns the value.
 * A host does not know it, so an answer without it did not come from the worker.
 */
export const OFFLINE_PROOF_HEADER = 'X-Offline-Proof'

export interface InstallProgress {
  type: 'INSTALL_PROGRESS'
  done: number
  total: number
}
