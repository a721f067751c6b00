import { useAtomValue } from 'jotai/react'
import { DEFAULT_LOCALE, type Locale } from '#domain/base/locale'
import { deviceAtom, store } from './store'

const KEY = 'locale'
export const localeAtom = deviceAtom<Locale>(DEFAULT_LOCALE)

export function currentLocale(): Locale {
  return store.get(localeAtom)
}

export function useLocale(): Locale {
  return useAtomValue(localeAtom, { store })
}

/** The stored language of this device; null without one. Stored as plain text, not as JSON. */
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

/** Saves a language chosen on the device; one from `?lang=` or the host name is not saved. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}
