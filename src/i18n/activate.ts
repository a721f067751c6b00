import { i18n, type Messages } from '@lingui/core'
import { startTransition } from 'react'
import { AppError } from '#domain/base/errors'
import { DEFAULT_LOCALE, type Locale } from '#domain/base/locale'

type Catalog = { messages: Messages }
type Load = () => Promise<Catalog>

interface CatalogParts {
  /** Messages of the first screen and the shell; later chunks override earlier ones. */
  first: readonly Load[]
  /** Messages of the other screens, loaded with the first of them. */
  screens: readonly Load[]
  /** Messages of the staff room, which visitors never see. */
  staff: readonly Load[]
}

type CatalogPart = keyof CatalogParts

const ENGLISH: CatalogParts = {
  first: [() => import('./bundles/firstEn')],
  screens: [
    () => import('./locales/fleet/en.po'),
    () => import('./bundles/roomsEn'),
    () => import('./bundles/accountEn'),
  ],
  staff: [() => import('./locales/booth/en.po')],
}
const loadCanadianEnglish: Load = () =>
  import('./bundles/firstEn').then(({ canadian }) => ({ messages: canadian }))

/** Chunks of parts (scripts/build/areas.ts), all precached, so that switching needs no network. */
const CATALOGS: Record<Locale, CatalogParts> = {
  en: ENGLISH,
  // English, then the messages that differ.
  'en-CA': {
    first: [...ENGLISH.first, loadCanadianEnglish],
    screens: [...ENGLISH.screens, loadCanadianEnglish],
    staff: [...ENGLISH.staff, loadCanadianEnglish],
  },
  'es-MX': {
    first: [() => import('./locales/first/es-MX.po')],
    screens: [
      () => import('./locales/fleet/es-MX.po'),
      () => import('./bundles/roomsEsMX'),
      () => import('./bundles/accountEsMX'),
    ],
    staff: [() => import('./locales/booth/es-MX.po')],
  },
  'fr-CA': {
    first: [() => import('./locales/first/fr-CA.po')],
    screens: [
      () => import('./locales/fleet/fr-CA.po'),
      () => import('./bundles/roomsFrCA'),
      () => import('./bundles/accountFrCA'),
    ],
    staff: [() => import('./locales/booth/fr-CA.po')],
  },
}

const RETRY_MS = 300

/** The parts that are loaded with a language. */
const opened = new Set<CatalogPart>(['first'])
/** The current language, or the one that is loading. */
let shown: Promise<Locale> = Promise.resolve(DEFAULT_LOCALE)

/**
 * Loads a language and makes it the current one; every component re-renders in place. If the language is
 * missing, English is shown rather than nothing.
 * @returns the language that is now active
 * @throws AppError catalog-missing when English cannot be loaded either
 */
export function activateLocale(locale: Locale): Promise<Locale> {
  shown = load(locale).then(({ messages, found }) => {
    i18n.loadAndActivate({ locale: found, messages })
    return found
  })
  return shown
}

/**
 * Adds the messages of the other screens, or of the staff room, to the current language permanently: a later
 * language also loads them.
 * @throws AppError catalog-missing when they cannot be loaded
 */
export async function loadScreenCatalogs(part: Exclude<CatalogPart, 'first'> = 'screens'): Promise<void> {
  if (opened.has(part)) return
  const locale = await shown
  try {
    const catalogs = await Promise.all(CATALOGS[locale][part].map(loadWithRetry))
    opened.add(part)
    // A language that was chosen in the meantime has only the earlier parts.
    if ((await shown) !== locale) await activateLocale(await shown)
    // What is shown has its messages already, so rendering all of it again can make way for a press.
    else startTransition(() => i18n.load(locale, mergeMessages(catalogs)))
  } catch (cause) {
    throw new AppError('catalog-missing', locale, { cause })
  }
}

/** Loaders of each part of each language, for fetching them ahead, so that a switch is immediate. */
export const CATALOG_LOADERS: readonly (() => Promise<unknown>)[] = Object.values(CATALOGS).flatMap(
  ({ first, screens }) => [...first, ...screens],
)

async function load(locale: Locale): Promise<{ messages: Messages; found: Locale }> {
  try {
    const loads = [...opened].flatMap((part) => CATALOGS[locale][part])
    const parts = await Promise.all(loads.map(loadWithRetry))
    return { messages: mergeMessages(parts), found: locale }
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw new AppError('catalog-missing', locale, { cause })
    return load(DEFAULT_LOCALE)
  }
}

function mergeMessages(parts: readonly Catalog[]): Messages {
  return Object.assign({}, ...parts.map(({ messages }) => messages))
}

/** A service worker that is still starting on a busy device may miss the first request. */
async function loadWithRetry(load: Load): Promise<Catalog> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return load()
  }
}
