/** Returns the next id of rows `prefix-N`: one more than the highest. */
export function nextId(prefix: string, rows: readonly { id: string }[]): string {
  const numbers = rows.map(({ id }) => Number(id.slice(prefix.length + 1)))
  return `${prefix}-${1 + Math.max(0, ...numbers.filter(Number.isFinite))}`
}
