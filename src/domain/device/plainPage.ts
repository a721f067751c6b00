import type { Locale } from '#domain/base/locale'

/**
 * The page of last resort, in all languages because no catalog, script or style may be available. The worker
 * answers with it (`src/sw/rescuePage.ts`), every document contains it (`scripts/build/prerender.ts`), and
 * the window shows it when the app cannot start (docs/starting.md S8).
 */
/** Languages of its lines; English is used in both of its regions. */
export const PLAIN_LOCALES = ['en', 'es-MX', 'fr-CA'] as const satisfies readonly Locale[]

/** Shown when the app did not start, whatever the reason. */
const START_PROBLEM: PlainWords = {
  en: 'This kiosk could not start. Check the network, then try again.',
  'es-MX': 'Este kiosco no pudo iniciar. Revise la red y vuelva a intentarlo.',
  'fr-CA': 'La borne n’a pas pu démarrer. Vérifiez le réseau, puis réessayez.',
}

/** Label of the only button on pages of last resort. */
export const TRY_AGAIN: Record<Locale, string> = {
  en: 'Try again',
  'en-CA': 'Try again',
  'es-MX': 'Reintentar',
  'fr-CA': 'Réessayer',
}

/** Why safe mode was opened: a second failed start within a short time, or by its address (docs/booth.md B11). */
export type SafeReason = 'failed' | 'asked'

const SAFE_REASON: Record<SafeReason, PlainWords> = {
  failed: {
    en: 'This kiosk failed to start twice.',
    'es-MX': 'Este kiosco falló dos veces al iniciar.',
    'fr-CA': 'La borne n’a pas pu démarrer deux fois de suite.',
  },
  asked: {
    en: 'This is safe mode, for staff.',
    'es-MX': 'Este es el modo seguro, para el personal.',
    'fr-CA': 'Voici le mode sans échec, réservé au personnel.',
  },
}

/** Advice for staff, whatever the reason. */
const SAFE_ADVICE: PlainWords = {
  en: 'Everything that was recorded is still on this device. Save it to a file first, then rebuild the demo data.',
  'es-MX':
    'Todo lo registrado sigue en este dispositivo. Primero guárdelo en un archivo y luego reconstruya los datos de demostración.',
  'fr-CA':
    'Tout ce qui a été enregistré est encore sur cet appareil. Sauvegardez-le d’abord dans un fichier, puis reconstruisez les données de démonstration.',
}

/** Actions in safe mode besides trying again. */
export const SAFE_ACTIONS = ['save', 'rebuild', 'erase'] as const
export type SafeAction = (typeof SAFE_ACTIONS)[number]

const ACTION_WORDS: Record<SafeAction, PlainWords> = {
  save: {
    en: 'Save the records',
    'es-MX': 'Guardar los registros',
    'fr-CA': 'Sauvegarder les enregistrements',
  },
  rebuild: {
    en: 'Rebuild the demo data',
    'es-MX': 'Reconstruir los datos de demostración',
    'fr-CA': 'Reconstruire les données de démonstration',
  },
  erase: {
    en: 'Erase everything, records too',
    'es-MX': 'Borrar todo, también los registros',
    'fr-CA': 'Tout effacer, y compris les enregistrements',
  },
}

/** How an action ended. */
export type SafeOutcome =
  | 'saved'
  | 'rebuilt'
  | 'erased'
  | 'held'
  | 'unreadable'
  | 'failed'
  | 'sure'
  | 'locked'

/** Outcomes with a message; for `locked`, the PIN or code is asked for instead. */
export type SaidOutcome = Exclude<SafeOutcome, 'locked'>

const OUTCOME_WORDS: Record<SaidOutcome, PlainWords> = {
  saved: {
    en: 'The records are in the downloaded file.',
    'es-MX': 'Los registros están en el archivo descargado.',
    'fr-CA': 'Les enregistrements sont dans le fichier téléchargé.',
  },
  rebuilt: {
    en: 'Done. The records were kept. The kiosk starts again.',
    'es-MX': 'Listo. Los registros se conservaron. El kiosco vuelve a iniciar.',
    'fr-CA': 'Terminé. Les enregistrements sont conservés. La borne redémarre.',
  },
  erased: {
    en: 'Done. Everything was erased. The kiosk starts again.',
    'es-MX': 'Listo. Se borró todo. El kiosco vuelve a iniciar.',
    'fr-CA': 'Terminé. Tout est effacé. La borne redémarre.',
  },
  held: {
    en: 'The storage of this device is in use. Close every other tab of this kiosk: this page then goes on by itself. If no other tab is open, restart the device.',
    'es-MX':
      'El almacenamiento de este dispositivo está en uso. Cierre las demás pestañas de este kiosco: esta página continuará por sí sola. Si no hay otra pestaña abierta, reinicie el dispositivo.',
    'fr-CA':
      'Le stockage de cet appareil est occupé. Fermez tous les autres onglets de cette borne\u00a0: cette page continuera d’elle-même. Si aucun autre onglet n’est ouvert, redémarrez l’appareil.',
  },
  unreadable: {
    en: 'The storage of this device cannot be read. Restart the device and try again. If that does not help, erase everything.',
    'es-MX':
      'No se puede leer el almacenamiento de este dispositivo. Reinicie el dispositivo y vuelva a intentarlo. Si no ayuda, borre todo.',
    'fr-CA':
      'Impossible de lire le stockage de cet appareil. Redémarrez-le, puis réessayez. Si rien n’y fait, effacez tout.',
  },
  failed: {
    en: 'That did not work. Connect the device to a network, then try again.',
    'es-MX': 'No funcionó. Conecte el dispositivo a una red y vuelva a intentarlo.',
    'fr-CA': 'L’opération a échoué. Connectez l’appareil à un réseau, puis réessayez.',
  },
  sure: {
    en: 'Records that were not sent are lost. Press again to erase them.',
    'es-MX': 'Se perderán los registros que no se enviaron. Toque de nuevo para borrarlos.',
    'fr-CA': 'Les enregistrements non envoyés seront perdus. Appuyez encore pour les effacer.',
  },
}

/** A line of a plain page in each of its languages. */
export type PlainWords = Record<(typeof PLAIN_LOCALES)[number], string>

/** When the page shows: immediately, or once nothing has replaced it in time. */
export type PlainPageTime = 'now' | 'late'

/**
 * Its markup: one line for each language and one button. The button is a link to the same address, which
 * loads it again without a script. Its styles are in `src/ui/base.css`.
 */
export function plainPage(when: PlainPageTime): string {
  return `<div class="plain-page" role="alert"${when === 'late' ? ' data-late' : ''}>${plainLines(START_PROBLEM)}${AGAIN_LINK}</div>`
}

/**
 * The page of safe mode: the page of last resort with staff actions. Its buttons show once it is unlocked by
 * the form in `data-door`; each has its action in `data-action`. `erase` is offered only after the storage
 * could not be read.
 */
export function safeModePage(reason: SafeReason): string {
  const buttons = SAFE_ACTIONS.map(
    (action) =>
      `<button type="button" data-action="${action}"${action === 'erase' ? ' hidden' : ''}>${plainJoined(ACTION_WORDS[action])}</button>`,
  ).join('')
  return `<div class="plain-page" data-safe><div role="alert">${plainLines(joinWords(SAFE_REASON[reason], SAFE_ADVICE))}</div>${AGAIN_LINK}<div data-door></div><div data-actions hidden>${buttons}</div><div role="status"></div></div>`
}

/** The message after an action, one line for each language. */
export function safeModeOutcome(outcome: SaidOutcome): string {
  return plainLines(OUTCOME_WORDS[outcome])
}

const AGAIN_LINK = `<a href="">${plainJoined(TRY_AGAIN)}</a>`

/** One line for each language. */
export function plainLines(words: PlainWords): string {
  return PLAIN_LOCALES.map((lang) => `<p lang="${lang}">${words[lang]}</p>`).join('')
}

function joinWords(first: PlainWords, second: PlainWords): PlainWords {
  const both = PLAIN_LOCALES.map((lang) => [lang, `${first[lang]} ${second[lang]}`])
  return Object.fromEntries(both) as PlainWords
}

/** The label of a button: all languages in one line. */
export function plainJoined(words: PlainWords): string {
  return PLAIN_LOCALES.map((lang) => `<span lang="${lang}">${words[lang]}</span>`).join(' · ')
}
