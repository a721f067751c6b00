import type { Plugin } from 'vite'

/** React Aria's own few words come in these of its languages; `fr-CA` finds `fr-FR` by itself. */
const KEPT_LOCALES = ['en-US', 'es-ES', 'fr-FR']

/** One file a language and component: `react-aria/dist/private/intl/calendar/fr-FR.mjs`. */
const LANGUAGE_FILE =
  /node_modules\/(?:react-aria|react-stately|react-aria-components)\/dist\/.*intl\/.*\b([a-z]{2}-[A-Z]{2})\.m?js$/

/** Chooses among the calendars of the world (Hebrew, Islamic, Japanese...), and so brings them all. */
const ALL_CALENDARS = /node_modules\/@internationalized\/date\/dist\/private\/createCalendar\.m?js$/

const GREGORIAN = `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs'
export const createCalendar = () => new GregorianCalendar()`

/**
 * Asks the browser, while it is loaded, whether it knows the browser's own language: its first such question takes a
 * slow device 40 ms. `KitProvider` names the language, so none is looked for.
 */
const BROWSER_LOCALE = /node_modules\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js$/

const ENGLISH = `const english = { locale: 'en-US', direction: 'ltr' }
export const getDefaultLocale = () => english
export const useDefaultLocale = getDefaultLocale`

/** What a module of the kit's libraries is replaced with; null leaves it is. */
export function replacementOf(id: string): string | null {
  const language = LANGUAGE_FILE.exec(id)?.[1]
  if (language !== undefined && !KEPT_LOCALES.includes(language)) return 'export default {}'
  if (BROWSER_LOCALE.test(id)) return ENGLISH
  return ALL_CALENDARS.test(id) ? GREGORIAN : null
}

/**
 * Leaves out of the build what no language of the product needs: some thirty languages, ten calendars, the browser's
 * own language.
 */
export function trimKitLocales(): Plugin {
  return { name: 'pharos-kit-only-ours', apply: 'build', load: replacementOf }
}
