import type { CatalogState } from './catalogRules'
import { longestText } from './icu'

/** A label in a language that takes far more room than in English. */
export interface LengthOutlier {
  locale: string
  english: string
  translation: string
  file: string | undefined
}

/** Characters: what is no longer than this in English, and no sentence, is a button, a tab, a chip or a column's head. */
const LABEL_LENGTH = 24
/** Characters: a shorter translation fits wherever its label does. */
const LEAST_LENGTH = 18
/** Translations up to this many times as long as the English fit into a layout that leaves room for them. */
export const USUAL_GROWTH = 1.6

/**
 * Labels whose translation is over `USUAL_GROWTH` times as long as the English, in characters of the longest text that
 * each can show; furthest beyond it first. They are not problems, but places to look at in a picture.
 */
export function lengthOutliers(states: readonly CatalogState[]): LengthOutlier[] {
  const found = new Map<string, LengthOutlier & { beyond: number }>()
  for (const { sourceLocale, extracted, catalogs } of states) {
    for (const [id, { message, file }] of Object.entries(extracted)) {
      const english = longestText(message ?? id)
      if (english.length > LABEL_LENGTH || /[.?!:…]/u.test(english)) continue
      for (const [locale, rows] of Object.entries(catalogs)) {
        const text = locale === sourceLocale ? undefined : rows[id]?.translation
        if (!text) continue
        const translation = longestText(text)
        const beyond = translation.length - english.length * USUAL_GROWTH
        if (translation.length < LEAST_LENGTH || beyond <= 0) continue
        found.set(`${locale} ${id}`, { locale, english, translation, file, beyond })
      }
    }
  }
  return [...found.values()].sort((a, b) => b.beyond - a.beyond).map(({ beyond: _, ...outlier }) => outlier)
}
