import type { Locale } from '#domain/base/locale'
import { ENGLISH } from './english'
import { FRENCH } from './french'
import { SPANISH } from './spanish'
import type { HandoffWords } from './words'

/** Texts of the page by language; Canadian English has its own spelling. */
export const WORDS: Readonly<Record<Locale, HandoffWords>> = {
  en: ENGLISH,
  'en-CA': {
    ...ENGLISH,
    finds: {
      ...ENGLISH.finds,
      'go-the-extra-mile': { ...ENGLISH.finds['go-the-extra-mile'], name: 'Driver behaviour' },
    },
    topics: { ...ENGLISH.topics, behavior: { ...ENGLISH.topics.behavior, name: 'Driver behaviour' } },
  },
  'es-MX': SPANISH,
  'fr-CA': FRENCH,
}
