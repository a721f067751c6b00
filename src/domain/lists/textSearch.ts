/** Longest search text; more is cut, so that a long paste cannot block the list. */
export const MAX_QUERY_LENGTH = 200

/** Whether a text contains every word of `query`, ignoring case and accents; an empty query matches all. */
export function textMatcher(query: string): (text: string) => boolean {
  const words = wordsOf(query)
  return (text) => {
    if (words.length === 0) return true
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

/**
 * A search over many rows that is repeated at every key stroke. The text of a row is folded once, at its
 * first search, and cached with the row. An empty query returns the same array.
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
    const words = wordsOf(query)
    if (words.length === 0) return rows
    return rows.filter((row) => {
      const text = foldedOf(row)
      return words.every((word) => text.includes(word))
    })
  }
}

function wordsOf(query: string): string[] {
  return foldText(query.slice(0, MAX_QUERY_LENGTH)).split(/\s+/).filter(Boolean)
}

/** Converts to lower case without accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
