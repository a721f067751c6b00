import { chooseLocale, LOCALE_NAMES, LOCALES, type Locale, parseLocale } from '#domain/base/locale'
import { decodeHandoff } from '#domain/handoff/decodeHandoff'
import { element } from './element'
import { gameSummary } from './gameSummary'
import { mark } from './marks'
import styles from './page.module.css'
import { card } from './parts'
import { tourSummary } from './tourSummary'
import { WORDS } from './words/allWords'
import { fill, type HandoffWords } from './words/words'

/** The parts of the browser that the page needs. */
export interface HandoffWindow {
  /** With its `#`. */
  fragment: string
  /** Languages of the phone, the preferred one first; used if the summary has no language. */
  languages: readonly string[]
  /** Null if sharing is not supported. */
  share: (() => void) | null
  print: () => void
}

/**
 * Draws the page into `root`: the summary of its fragment in the visit's language, or a message that there is
 * none.
 * @param chosen the language that was selected on the page
 */
export function showHandoff(root: HTMLElement, view: HandoffWindow, chosen: Locale | null): void {
  const handoff = decodeHandoff(view.fragment)
  const locale = chosen ?? handoff?.locale ?? phoneLocale(view.languages)
  const words = WORDS[locale]
  document.documentElement.lang = locale
  const heading = handoff ? words[handoff.kind].heading : words.none.heading
  document.title = `${heading} – Pharos ${words.fleet}`
  root.replaceChildren(
    element(
      'header',
      styles.header,
      wordmark(words),
      languages(words, locale, (to) => showHandoff(root, view, to)),
    ),
    element(
      'main',
      styles.main,
      element('h1', styles.heading, heading),
      handoff?.event ? element('p', styles.event, fill(words.at, { event: handoff.event })) : null,
      ...(handoff
        ? handoff.kind === 'game'
          ? gameSummary({ ...handoff, locale }, words)
          : tourSummary({ ...handoff, locale }, words)
        : [element('p', styles.note, words.none.text)]),
      handoff && card(words.next, element('p', undefined, words.nextText)),
      handoff &&
        element(
          'div',
          styles.actions,
          view.share && button(words.share, view.share),
          button(words.print, view.print),
        ),
      handoff && element('p', styles.quiet, words.privacy),
    ),
  )
}

/** The first language of the phone that the page has. */
function phoneLocale(preferred: readonly string[]): Locale {
  const spoken = preferred.map(
    (language) => parseLocale(language) ?? parseLocale(SIBLINGS[language.slice(0, 2)]),
  )
  return spoken.find((locale) => locale !== null) ?? chooseLocale({ search: '', stored: null, host: '' })
}

/** Our locale for a language without an exact match. */
const SIBLINGS: Readonly<Record<string, string>> = { en: 'en', es: 'es-MX', fr: 'fr-CA' }

function wordmark({ fleet }: HandoffWords): HTMLElement {
  return element(
    'p',
    styles.brand,
    mark(styles.mark),
    element('span', undefined, element('b', undefined, 'Pharos'), ` ${fleet}`),
  )
}

function languages(words: HandoffWords, shown: Locale, onChoose: (locale: Locale) => void): HTMLElement {
  const options = LOCALES.map((locale) => {
    const option = element('option', undefined, LOCALE_NAMES[locale])
    option.value = locale
    option.lang = locale
    option.selected = locale === shown
    return option
  })
  const select = element('select', styles.select, ...options)
  select.setAttribute('aria-label', words.language)
  select.addEventListener('change', () => {
    onChoose(parseLocale(select.value) ?? shown)
    document.querySelector('select')?.focus()
  })
  return select
}

function button(label: string, onClick: () => void): HTMLElement {
  const made = element('button', styles.button, label)
  made.type = 'button'
  made.addEventListener('click', onClick)
  return made
}
