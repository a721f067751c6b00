/** The count for each hour of the day. */
export function countHours(hours: readonly number[]): number[] {
  const counts = Array.from({ length: 24 }, () => 0)
  for (const hour of hours) counts[hour] = (counts[hour] ?? 0) + 1
  return counts
}

/** The count for each id, the highest first. */
export function tally<Id extends string>(ids: readonly Id[]): { id: Id; visits: number }[] {
  const counts = new Map<Id, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, visits]) => ({ id, visits })).sort(byCount(({ visits }) => visits))
}

/** Sorts by a count, highest first. */
export const byCount =
  <T>(countOf: (item: T) => number) =>
  (a: T, b: T) =>
    countOf(b) - countOf(a)

/** The median, rounded if it is between two values; null for an empty list. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2)
}
