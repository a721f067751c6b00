import type { Plugin } from 'vite'

/** React Aria's own few words come in these of its languages; `fr-CA` finds `fr-FR` by itself. */
const KEPT = ['en-US', 'es-ES', 'fr-FR']

/** One file a language and component: `react-aria/dist/private/intl/calendar/fr-FR.mjs`. */
const LANGUAGE_FILE =
  /node_modules\/(?:react-aria|react-stately|react-aria-components)\/dist\/.*intl\/.*\b([a-z]{2}-[A-Z]{2})\.m?js$/

/** Whether a module holds words of a language that the product does not speak. */
export function isForeignLanguage(id: string): boolean {
  const language = LANGUAGE_FILE.exec(id)?.[1]
  return language !== undefined && !KEPT.includes(language)
}

/** Leaves React Aria's other languages (over thirty) out of the build. */
export function ariaLocales(): Plugin {
  return {
    name: 'pharos-aria-locales',
    apply: 'build',
    load(id) {
      return isForeignLanguage(id) ? 'export default {}' : null
    },
  }
}
