import { chooseLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/base/locale'
import { answerPainted } from '#domain/base/workAhead'
import { activateLocale } from '../../i18n/activate'
import { deviceSettings } from '../../state/deviceSettings'
import { currentLocale, rememberLocale, setLocale, storedLocale } from '../../state/locale'
import { readTab, writeTab } from '../../state/persisted'
import { clearToasts } from '../../ui/feedback/toast'

/** Shows the language chosen by the address, the device or the host name, in that order. */
export async function showInitialLocale({ search, hostname }: Location): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(search).get('lang') === 'pseudo') {
    const { activatePseudo } = await import('../../i18n/pseudo')
    await activatePseudo()
    setLocale(DEFAULT_LOCALE)
    return
  }
  await showLocale(chooseLocale({ search, stored: storedLocale(), host: hostname }))
  if (readTab(START_KEY) === null) writeTab(START_KEY, currentLocale())
}

/** The language in which the kiosk started in this tab, before any visitor chose another. */
const START_KEY = 'pharos.startLocale'

/** Returns from a visitor's language to the booth's: the one that staff set, otherwise the one it started with. */
export async function showOwnLanguage(): Promise<void> {
  const started = readTab(START_KEY)
  const own = deviceSettings().locale ?? LOCALES.find((locale) => locale === started) ?? DEFAULT_LOCALE
  if (own === currentLocale()) return
  await showLocale(own)
  mirrorLanguage()
  if (storedLocale() !== null) rememberLocale(own)
}

/** Switches to `locale`: catalog, `<html lang>` and shared state. */
async function showLocale(locale: Locale): Promise<void> {
  const shown = await activateLocale(locale)
  // Toasts are in the previous language.
  if (shown !== currentLocale()) clearToasts()
  setLocale(shown)
  document.documentElement.lang = shown
}

/** Shows the chosen language without network or reload, and saves it. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await showLocale(locale)
  mirrorLanguage()
  rememberLocale(currentLocale())
  // A press may have led elsewhere in the meantime: `location` has that address by then.
  await answerPainted()
  removeLangParameter()
}

/** Tells the worker the language of its next page. At the start, the device's settings are mirrored with it. */
function mirrorLanguage(): void {
  // The first screen does not load its code.
  void import('../../session/mirrorDevice').then(({ mirrorDevice }) => mirrorDevice()).catch(() => undefined)
}

/** Removes `?lang=`, which takes precedence over the device's choice and would undo it on reload. */
function removeLangParameter(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}
