import { type Locale, parseLocale } from './locale'

/**
 * What the window tells the worker, kept in Cache storage because a worker sees no localStorage:
 * the language and theme this visitor last saw, so that the worker paints their own welcome.
 */
export const THEMES = ['light', 'dark', 'hall'] as const
export type Theme = (typeof THEMES)[number]

/** What the browser paints around the page (`<meta name="theme-color">`): the header's surface, as in tokens.css. */
export const THEME_COLORS: Record<Theme, string> = { light: '#ffffff', dark: '#121c28', hall: '#ffffff' }

/** A theme out of anything that was stored or written by hand; what is none is light. */
export function parseTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? 'light'
}

/** A page as the build wrote it (light), in another theme. */
export function themedPage(html: string, theme: Theme): string {
  return html
    .replace('data-theme="light"', `data-theme="${theme}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*"/, `$1${THEME_COLORS[theme]}"`)
}

export interface DeviceMirror {
  locale: Locale | null
  theme: Theme
}

export const MIRROR_CACHE = 'pharos-device'
export const MIRROR_URL = '/__device.json'

/** The last good config.json, kept where the worker can read it too (docs/contracts.md C4). */
export const CONFIG_CACHE = 'pharos-config'
export const CONFIG_URL = '/config.json'

/** Reads a mirror out of anything: what is wrong falls back to "unknown, light". */
export function parseMirror(value: unknown): DeviceMirror {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    locale: typeof record.locale === 'string' ? parseLocale(record.locale) : null,
    theme: parseTheme(record.theme),
  }
}

/** Messages between window and worker. */
export type WorkerRequest = { type: 'SKIP_WAITING' } | { type: 'PROVE_CACHED' } | { type: 'REPAIR_CACHE' }
export interface CacheProof {
  type: 'CACHE_PROOF'
  total: number
  missing: string[]
}
export interface InstallProgress {
  type: 'INSTALL_PROGRESS'
  done: number
  total: number
}
