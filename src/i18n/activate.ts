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

const SECOND_TRY_MS = 300

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

/** What loads each language, for fetching the others ahead: a switch then shows at once. */
export const CATALOG_LOADERS: readonly (() => Promise<unknown>)[] = Object.values(CATALOGS)

async function load(locale: Locale): Promise<{ catalog: Catalog; found: Locale }> {
  try {
    return { catalog: await withSecondTry(CATALOGS[locale]), found: locale }
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw new AppError('catalog-missing', locale, { cause })
    return load(DEFAULT_LOCALE)
  }
}

/** A worker that is only just starting on a busy device may miss the first request. */
async function withSecondTry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS))
    return load()
  }
}
