import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '#domain/base/locale'
import { WORDS } from './allWords'

type Tree = { readonly [key: string]: string | Tree }

/** Every text with its keys. */
function texts(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value] as [string, string]] : texts(value, `${at}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort()

/** The kiosk's translation of each English text, from all parts of its catalogs. */
async function catalog(locale: Locale): Promise<Map<string, string>> {
  const root = join(process.cwd(), 'src/i18n/locales')
  const messages = new Map<string, string>()
  for (const part of readdirSync(root)) {
    const file = join(root, part, `${locale}.po`)
    const rows = await formatter().parse(readFileSync(file, 'utf8'), {
      locale,
      sourceLocale: 'en',
      filename: file,
    })
    for (const { message, translation } of Object.values(rows)) {
      if (message && translation) messages.set(message, translation)
    }
  }
  return messages
}

/** What English says before the name of a title. */
const YOU_ARE = 'You are a '

describe('the words of the hand-off page', () => {
  const english = new Map(texts(WORDS.en as unknown as Tree))

  it.each(LOCALES)('%s says everything, with what is to be put in', (locale) => {
    const own = texts(WORDS[locale] as unknown as Tree)
    expect(own.map(([key]) => key)).toEqual([...english.keys()])
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
    }
  })

  it.each(['es-MX', 'fr-CA'] as const)('%s translates what is long enough to be a sentence', (locale) => {
    const left = texts(WORDS[locale] as unknown as Tree).filter(
      ([key, text]) => text.length > 20 && text === english.get(key),
    )
    expect(left).toEqual([])
  })

  it.each(LOCALES)('%s names titles, chapters and features as the screens do', async (locale) => {
    const messages = await catalog(locale)
    const named = (words: (typeof WORDS)[Locale]) =>
      [
        ...Object.values(words.chapters),
        ...Object.values(words.finds).map(({ name }) => name),
        ...Object.values(words.topics).flatMap(({ name, text }) => [name, text]),
      ] as string[]
    const own = named(WORDS[locale])
    const translated = (text: string) => messages.get(text) ?? text
    expect(own).toEqual(named(WORDS.en).map(translated))
    const titled = (title: string) => translated(`${YOU_ARE}{title}`).replace('{title}', translated(title))
    expect(Object.values(WORDS[locale].titles)).toEqual(
      Object.values(WORDS.en.titles).map((text) => titled(text.replace(YOU_ARE, ''))),
    )
  })

  it('keeps the spaces of French before its colons and question marks', () => {
    for (const [, text] of texts(WORDS['fr-CA'] as unknown as Tree)) expect(text).not.toMatch(/ [:»]|« /)
  })
})
