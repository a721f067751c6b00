/**
 * The four languages of the product and how one is chosen (docs/contracts.md C8).
 * Shared by the window and the service worker, so both paint the same welcome.
 */
export const LOCALES = ['en', 'en-CA', 'es-MX', 'fr-CA'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** Native names; never translated. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  'en-CA': 'English (CA)',
  'es-MX': 'Español (MX)',
  'fr-CA': 'Français (CA)',
}

/** Host-name segments (docs/rules.md LU-03) and their languages. */
const HOST_SEGMENTS = new Map<string, Locale>([
  ['es', 'es-MX'],
  ['en', 'en'],
  ['en-ca', 'en-CA'],
  ['fr-ca', 'fr-CA'],
])

/** Parses any spelling of a supported language ("fr-ca", "es", "FR-CA"); null for anything else. */
export function parseLocale(value: string | null | undefined): Locale | null {
  if (!value) return null
  const lower = value.trim().toLowerCase()
  return LOCALES.find((locale) => locale.toLowerCase() === lower) ?? HOST_SEGMENTS.get(lower) ?? null
}

export interface LocaleSources {
  /** `location.search`, for `?lang=`. */
  search: string
  /** The language chosen on this device, if any. */
  stored: string | null
  /** `location.hostname`. */
  host: string
}

/** Precedence: `?lang=`, the device's choice, host-name segments, English (docs/contracts.md C8). */
export function chooseLocale({ search, stored, host }: LocaleSources): Locale {
  const fromHost = host
    .toLowerCase()
    .split('.')
    .map((segment) => HOST_SEGMENTS.get(segment))
    .find((locale) => locale !== undefined)
  return (
    parseLocale(new URLSearchParams(search).get('lang')) ?? parseLocale(stored) ?? fromHost ?? DEFAULT_LOCALE
  )
}

/** The language key of an activation id (docs/rules.md ME-10): plain English counts as en-US. */
export function activationLanguage(locale: Locale): 'en-US' | 'en-CA' | 'es-MX' | 'fr-CA' {
  return locale === 'en' ? 'en-US' : locale
}

/** The regions of map and data: Chicago, Toronto, Monterrey. */
export const REGIONS = ['us', 'ca', 'mx'] as const
export type Region = (typeof REGIONS)[number]

/** The city of each region; its name is the same in every language. */
export const CITIES: Record<Region, string> = { us: 'Chicago', ca: 'Toronto', mx: 'Monterrey' }

/** The region of map and data that a language implies (docs/decisions.md D2). */
export function regionOf(locale: Locale): Region {
  if (locale === 'es-MX') return 'mx'
  return locale === 'en' ? 'us' : 'ca'
}
