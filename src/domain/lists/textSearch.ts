import { foldText } from '#domain/base/foldText'

/** Maximum length of a search text; more is cut, so that a long paste cannot block the list. */
export const MAX_QUERY_LENGTH = 200

/** Abbreviations of electric vehicle in our languages. In a query they match only that, not a part of another word. */
export const ELECTRIC_WORDS: readonly string[] = ['EV', 'VE']

/**
 * Whether a text contains every word of `query`, ignoring case and accents; an empty query matches all. One or
 * two letters match the beginning of a word, longer words any part of one.
 */
export function textMatcher(query: string): (text: string) => boolean {
  const words = wordMatchers(query)
  return (text) => {
    if (words.length === 0) return true
    const folded = foldText(text)
    return words.every((isIn) => isIn(folded))
  }
}

/**
 * A search over many rows that is repeated at every keystroke. The text of a row is folded once, at its first
 * search, and cached with the row. An empty query returns the same array.
 */
export function rowSearch<Row extends object>(
  textOf: (row: Row) => string,
): (rows: readonly Row[], query: string) => readonly Row[] {
  const folded = new WeakMap<Row, string>()
  const foldedOf = (row: Row): string => {
    const known = folded.get(row)
    if (known !== undefined) return known
    const text = foldText(textOf(row))
    folded.set(row, text)
    return text
  }
  return (rows, query) => {
    const words = wordMatchers(query)
    if (words.length === 0) return rows
    return rows.filter((row) => {
      const text = foldedOf(row)
      return words.every((isIn) => isIn(text))
    })
  }
}

/**
 * Sorts search results, the likeliest first: names that begin with the whole query, names with a word that
 * does, names that contain it, then the rest; within each, the given order is kept.
 */
export function bestFirst<Row>(rows: readonly Row[], query: string, nameOf: (row: Row) => string): Row[] {
  const wanted = spaced(query.slice(0, MAX_QUERY_LENGTH))
  const start = wordStart(wanted)
  const rank = (row: Row): number => {
    const name = spaced(nameOf(row))
    if (name.startsWith(wanted)) return 0
    if (start.test(name)) return 1
    return name.includes(wanted) ? 2 : 3
  }
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row)
}

/** A folded text with single spaces between its words. */
const spaced = (text: string): string => foldText(text).trim().replace(/\s+/g, ' ')

/** Matches a folded text at the beginning of a word. */
const wordStart = (folded: string): RegExp =>
  new RegExp(`(?:^|[^\\p{L}\\p{N}])${folded.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u')

/** For each word of a query, a test whether a folded text contains it. */
function wordMatchers(query: string): ((text: string) => boolean)[] {
  const words = foldText(query.slice(0, MAX_QUERY_LENGTH)).split(/\s+/).filter(Boolean)
  return words.map((word) => {
    if (!SHORT.test(word)) return (text) => text.includes(word)
    const isCode = ELECTRIC_WORDS.some((code) => foldText(code) === word)
    const start = new RegExp(`(?:^|[^\\p{L}\\p{N}])${word}${isCode ? '(?![\\p{L}\\p{N}])' : ''}`, 'u')
    return (text) => start.test(text)
  })
}

/** One or two letters of a script that puts spaces between words. */
const SHORT = /^\p{Script=Latin}{1,2}$/u
