import type { Locale } from './locale'

/**
 * The page of last resort, in all languages at once: no catalog, no script and no style may be there to choose.
 * The worker answers with it (`src/sw/rescuePage.ts`), every document holds it from the beginning
 * (`scripts/build/prerender.ts`), and the window shows it when the app cannot start (docs/starting.md S8).
 */
/** Languages of its lines; English serves both of its regions. */
export const PLAIN_LOCALES = ['en', 'es-MX', 'fr-CA'] as const satisfies readonly Locale[]

/** Said when the app did not start, whatever the reason. */
const START_PROBLEM: Record<(typeof PLAIN_LOCALES)[number], string> = {
  en: 'This kiosk could not start. Check the network, then try again.',
  'es-MX': 'Este kiosco no pudo iniciar. Revise la red y vuelva a intentarlo.',
  'fr-CA': 'La borne n’a pas pu démarrer. Vérifiez le réseau, puis réessayez.',
}

/** The one button, on every page of last resort. */
export const TRY_AGAIN: Record<Locale, string> = {
  en: 'Try again',
  'en-CA': 'Try again',
  'es-MX': 'Reintentar',
  'fr-CA': 'Réessayer',
}

/** When it shows: at once, or by itself once nothing has replaced it in time. */
export type PlainPageTime = 'now' | 'late'

/**
 * Its markup: a line a language and one button. The button is a link to the same address, which loads it again
 * without a script. `src/ui/base.css` has the looks.
 */
export function plainPage(when: PlainPageTime): string {
  const lines = PLAIN_LOCALES.map((lang) => `<p lang="${lang}">${START_PROBLEM[lang]}</p>`).join('')
  const again = PLAIN_LOCALES.map((lang) => `<span lang="${lang}">${TRY_AGAIN[lang]}</span>`).join(' · ')
  return `<div class="plain-page" role="alert"${when === 'late' ? ' data-late' : ''}>${lines}<a href="">${again}</a></div>`
}
