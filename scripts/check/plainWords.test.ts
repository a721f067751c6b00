import { expect, it } from 'vitest'
import { nameViolations, wordViolations } from './plainWords'

const found = (check: typeof wordViolations, text: string) =>
  check('src/a.ts', text).map(({ line, message }) => `${line} ${message}`)
const words = (text: string) => found(wordViolations, text)
const names = (text: string) => found(nameViolations, text)

it.each([
  ['/** Draws everything anew. */', 'anew'],
  ['// The row so many pixels down.', 'so many'],
  ['/** Whoever asks gets it. */', 'Whoever'],
  ['const a = 1 // staff are told', 'are told'],
  ['/** Reading is dear. */', 'dear'],
  ['/** A text that is no number. */', 'is no number'],
  ['/** The name, else the id. */', 'else'],
])('finds a word that has a plainer one: %s', (text, word) => {
  expect(words(text).join()).toContain(`"${word}"`)
})

it('finds words on two lines of a comment, and gives the line of the first', () => {
  expect(words('/**\n * Calls back after so\n * many seconds.\n */')[0]).toMatch(/^2 "so many"/)
  expect(words('// Calls back after so\n// many seconds.')[0]).toMatch(/^1 "so many"/)
})

it.each([
  ["const title = 'Who is told anew'", 'text of a screen'],
  ['/** Calls `anew` again. */', 'code in a comment'],
  ['// It does so\nconst many = 1', 'code between two comments'],
  ['/** If there is no row, it is no longer needed. */', 'usual English'],
])('leaves alone what is not the prose of a comment: %s (%s)', (text) => {
  expect(words(text)).toEqual([])
})

it('finds a declared name that was replaced', () => {
  expect(names('export function dealFleet() {}')[0]).toMatch(/^1 the name "dealFleet": write generateFleet/)
  expect(names('interface Lane {\n  told: boolean\n}')[0]).toMatch(/^2 the name "told"/)
})

it('leaves alone the use of a name', () => {
  expect(names('retold(dealFleets.told)')).toEqual([])
})
