import type { Locale } from '#domain/base/locale'
import { ENGLISH } from './english'
import { FRENCH } from './french'
import { SPANISH } from './spanish'
import type { HandoffWords } from './words'

/** The page's words by language; English Canada spells its own way. */
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
