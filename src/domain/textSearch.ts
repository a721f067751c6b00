/** Longest search text that is looked at; more is cut, so that a pasted novel cannot stall the list. */
export const MAX_QUERY_LENGTH = 200

/** Whether a text has every word of `query`, case and accents apart; an empty query finds all. */
export function textMatcher(query: string): (text: string) => boolean {
  const words = foldText(query.slice(0, MAX_QUERY_LENGTH)).split(/\s+/).filter(Boolean)
  return (text) => {
    if (words.length === 0) return true
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

/** Small letters without accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
