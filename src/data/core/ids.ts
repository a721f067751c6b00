/** Returns the next id of rows `prefix-N`: one more than the highest. */
export function nextId(prefix: string, rows: readonly { id: string }[]): string {
  const numbers = rows.map(({ id }) => Number(id.slice(prefix.length + 1)))
  return `${prefix}-${1 + Math.max(0, ...numbers.filter(Number.isFinite))}`
}

/** Orders rows by the number in their id, `prefix-N` or `N`. */
export function byNumber(a: { id: string }, b: { id: string }): number {
  return numberOf(a) - numberOf(b)
}

const numberOf = ({ id }: { id: string }): number => Number(id.slice(id.indexOf('-') + 1))
