import { expect, it } from 'vitest'
import { type LocalText, textIn } from './localText'

const text: LocalText = { en: 'Hello', 'es-MX': 'Hola', 'fr-CA': 'Bonjour' }

it.each([
  ['en', 'Hello'],
  ['en-CA', 'Hello'],
  ['es-MX', 'Hola'],
  ['fr-CA', 'Bonjour'],
] as const)('reads %s as %s', (locale, words) => {
  expect(textIn(text, locale)).toBe(words)
})
