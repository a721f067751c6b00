import type { Locale } from '../domain/locale'
import { activateLocale } from '../i18n/activate'
import { writeMirror } from '../pwa/mirror'
import { currentLocale, rememberLocale, setLocale } from '../state/locale'
import { currentTheme } from '../state/theme'

/** Shows the product in `locale`: catalog, `<html lang>`, shared state, and the worker's mirror. */
export async function showLocale(locale: Locale): Promise<void> {
  const shown = await activateLocale(locale)
  setLocale(shown)
  document.documentElement.lang = shown
  void writeMirror({ locale: shown, theme: currentTheme() })
}

/** A choice made on the device: shown at once, with no network and no reload, and remembered. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await showLocale(locale)
  rememberLocale(currentLocale())
}
