import type { Locale } from './locale'

/** Languages of texts in the datasets; en-CA uses English. */
export const TEXT_LANGUAGES = ['en', 'es-MX', 'fr-CA'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** A translated text of the datasets. */
export type LocalText = Record<TextLanguage, string>

/** The text in the visitor's language. */
export function textIn(text: LocalText, locale: Locale): string {
  return text[locale === 'en-CA' ? 'en' : locale]
}
