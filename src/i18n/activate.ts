import { i18n, type Messages } from '@lingui/core'
import { AppError } from '../domain/errors'
import { DEFAULT_LOCALE, type Locale } from '../domain/locale'

type Catalog = { messages: Messages }

/** One chunk a language, all precached, so that switching needs no network. */
const CATALOGS: Record<Locale, () => Promise<Catalog>> = {
  en: () => import('./locales/en.po'),
  'en-CA': () => import('./locales/en-CA.po'),
  'es-MX': () => import('./locales/es-MX.po'),
  'fr-CA': () => import('./locales/fr-CA.po'),
}

/**
 * Loads a language and makes it the current one; every component re-renders in place.
 * If the language is missing, English is shown rather than nothing.
 * @returns the language that is now active
 * @throws AppError catalog-missing when English cannot be loaded either
 */
export async function activateLocale(locale: Locale): Promise<Locale> {
  const { catalog, found } = await load(locale)
  i18n.loadAndActivate({ locale: found, messages: catalog.messages })
  return found
}

async function load(locale: Locale): Promise<{ catalog: Catalog; found: Locale }> {
  try {
    return { catalog: await CATALOGS[locale](), found: locale }
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw new AppError('catalog-missing', locale, { cause })
    return load(DEFAULT_LOCALE)
  }
}
