import { useAtomValue } from 'jotai/react'
import { DEFAULT_LOCALE, type Locale } from '../domain/kiosk/locale'
import { deviceAtom, store } from './store'

const KEY = 'locale'
export const localeAtom = deviceAtom<Locale>(DEFAULT_LOCALE)

export function currentLocale(): Locale {
  return store.get(localeAtom)
}

export function useLocale(): Locale {
  return useAtomValue(localeAtom, { store })
}

/** The language chosen on this device, as stored; null when none was. Stored plain, not as JSON. */
export function storedLocale(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function setLocale(locale: Locale): void {
  store.set(localeAtom, locale)
}

/** Remembers a choice made on the device; a language that came by `?lang=` or host is not stored. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}
