import { i18n, type Messages } from '@lingui/core'
import { AppError } from '../domain/kiosk/errors'
import { DEFAULT_LOCALE, type Locale } from '../domain/kiosk/locale'

type Catalog = { messages: Messages }
type Load = () => Promise<Catalog>

interface Parts {
  /** Words of the first screen and the shell. */
  first: Load
  /** Words of the rooms, which come with the first of them. */
  rooms: readonly Load[]
}

/** A chunk for each part (lingui.config.ts), all precached, so that switching needs no network. */
const CATALOGS: Record<Locale, Parts> = {
  en: {
    first: () => import('./locales/first/en.po'),
    rooms: [() => import('./locales/fleet/en.po'), () => import('./locales/account/en.po')],
  },
  'en-CA': {
    first: () => import('./locales/first/en-CA.po'),
    rooms: [() => import('./locales/fleet/en-CA.po'), () => import('./locales/account/en-CA.po')],
  },
  'es-MX': {
    first: () => import('./locales/first/es-MX.po'),
    rooms: [() => import('./locales/fleet/es-MX.po'), () => import('./locales/account/es-MX.po')],
  },
  'fr-CA': {
    first: () => import('./locales/first/fr-CA.po'),
    rooms: [() => import('./locales/fleet/fr-CA.po'), () => import('./locales/account/fr-CA.po')],
  },
}

const SECOND_TRY_MS = 300

/** Whether a room was opened: from then on a language is all of its parts. */
let roomsOpened = false
/** The language that is shown, or is on its way. */
let shown: Promise<Locale> = Promise.resolve(DEFAULT_LOCALE)

/**
 * Loads a language and makes it the current one; every component re-renders in place.
 * If the language is missing, English is shown rather than nothing.
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
 * Adds the words of the rooms to the current language, for good: a later language brings its own.
 * @throws AppError catalog-missing when they cannot be loaded
 */
export async function loadRoomCatalogs(): Promise<void> {
  if (roomsOpened) return
  const locale = await shown
  try {
    const parts = await Promise.all(CATALOGS[locale].rooms.map(withSecondTry))
    roomsOpened = true
    // Another language may have been chosen meanwhile; it came without its rooms.
    if ((await shown) !== locale) await activateLocale(await shown)
    else i18n.load(locale, joined(parts))
  } catch (cause) {
    throw new AppError('catalog-missing', locale, { cause })
  }
}

/** What loads each part of each language, for fetching them ahead: a switch then shows at once. */
export const CATALOG_LOADERS: readonly (() => Promise<unknown>)[] = Object.values(CATALOGS).flatMap(
  ({ first, rooms }) => [first, ...rooms],
)

async function load(locale: Locale): Promise<{ messages: Messages; found: Locale }> {
  const { first, rooms } = CATALOGS[locale]
  try {
    const parts = await Promise.all((roomsOpened ? [first, ...rooms] : [first]).map(withSecondTry))
    return { messages: joined(parts), found: locale }
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw new AppError('catalog-missing', locale, { cause })
    return load(DEFAULT_LOCALE)
  }
}

function joined(parts: readonly Catalog[]): Messages {
  return Object.assign({}, ...parts.map(({ messages }) => messages))
}

/** A worker that is only just starting on a busy device may miss the first request. */
async function withSecondTry(load: Load): Promise<Catalog> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS))
    return load()
  }
}
