import { chooseLocale, DEFAULT_LOCALE, type Locale } from '../../domain/kiosk/locale'
import { activateLocale } from '../../i18n/activate'
import { writeMirror } from '../../pwa/mirror'
import { currentLocale, rememberLocale, setLocale, storedLocale } from '../../state/locale'
import { currentTheme } from '../../state/theme'

/** Shows the language that the address, the device and the host name ask for. */
export async function showInitialLocale({ search, hostname }: Location): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(search).get('lang') === 'pseudo') {
    const { activatePseudo } = await import('../../i18n/pseudo')
    await activatePseudo()
    setLocale(DEFAULT_LOCALE)
    return
  }
  await showLocale(chooseLocale({ search, stored: storedLocale(), host: hostname }))
}

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
  removeLangParameter()
}

/** `?lang=` comes before the device's choice; left in the address it would undo the choice at a reload. */
function removeLangParameter(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}
