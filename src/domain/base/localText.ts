import type { Locale } from './locale'

/** Languages that texts of the data are written in; en-CA reads the English one. */
export const TEXT_LANGUAGES = ['en', 'es-MX', 'fr-CA'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** A text of the data that people read, in each language. */
export type LocalText = Record<TextLanguage, string>

/** The text in the visitor's language. */
export function textIn(text: LocalText, locale: Locale): string {
  return text[locale === 'en-CA' ? 'en' : locale]
}
