import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { LOCALES, type Locale } from '#domain/base/locale'

const FOLDER = fileURLToPath(new URL('../../src/i18n/locales', import.meta.url))

const FORMAT = formatter()

type Catalog = ReadonlyMap<string, string>

/** Messages of each language by id, which is explicit or the English text. */
const catalogs = new Map<Locale, Catalog>()

function catalog(locale: Locale): Catalog {
  const known = catalogs.get(locale)
  if (known) return known
  const own = new Map(readdirSync(FOLDER).flatMap((part) => read(join(FOLDER, part, `${locale}.po`), locale)))
  // en-CA holds only what differs from English (docs/decisions.md D30).
  const whole = locale === 'en-CA' ? new Map([...catalog('en'), ...own]) : own
  catalogs.set(locale, whole)
  return whole
}

/** A screen's title in a language. @throws Error when the catalog has none */
export function titleOf(locale: Locale, titleId: string): string {
  return messageOf(locale, `title.${titleId}`)
}

/** A message in a language, by its explicit id or its English text. @throws Error when there is none */
export function messageOf(locale: Locale, id: string): string {
  const message = catalog(locale).get(id)
  if (!message) throw new Error(`${locale}.po has no ${id}`)
  return message
}

/** Whether a text is the explicit id of a message, which a missing translation shows. */
export function isExplicitId(text: string): boolean {
  return /^[a-z]+\.[a-zA-Z]+$/.test(text) && catalog('en').has(text)
}

interface ForeignTexts {
  whole: string[]
  parts: string[]
}

const foreignOf = new Map<Locale, ForeignTexts>()

/** Texts that only other languages use, which must not appear on this language's screens. */
export function foreignTexts(locale: Locale): ForeignTexts {
  const known = foreignOf.get(locale)
  if (known) return known
  const own = new Set([...catalog(locale).values()].flatMap((text) => [text, ...literalParts(text)]))
  const others = LOCALES.filter((other) => other !== locale).flatMap((other) => [...catalog(other)])
  const foreign = others.filter(([id, text]) => text !== catalog(locale).get(id)).map(([, text]) => text)
  const isForeign = (text: string) => !own.has(text)
  const whole = foreign.filter((text) => !/[{<]/.test(text) && /\p{L}{3}/u.test(text))
  const parts = foreign.filter((text) => /[{<]/.test(text)).flatMap(literalParts)
  const found = {
    whole: [...new Set(whole.filter(isForeign))],
    parts: [...new Set(parts.filter((part) => part.length >= 10 && isForeign(part)))],
  }
  foreignOf.set(locale, found)
  return found
}

/** The text of a message outside its placeholders and tags. */
function literalParts(text: string): string[] {
  let depth = 0
  let outside = ''
  for (const char of text.replace(/<\/?\d+\/?>/g, '{}')) {
    if (char === '{') depth += 1
    outside += depth === 0 ? char : '\0'
    if (char === '}') depth -= 1
  }
  return outside
    .split(/\0+/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** The messages of one file, without untranslated ones, which use the fallback. */
function read(file: string, locale: Locale): [id: string, text: string][] {
  const context = { locale, sourceLocale: 'en', filename: file }
  const messages = FORMAT.parse(readFileSync(file, 'utf8'), context)
  if (messages instanceof Promise) throw new Error('The format reads catalogs at once.')
  return Object.entries(messages).flatMap(([id, { message, translation }]) =>
    translation ? [[message ?? id, translation]] : [],
  )
}
