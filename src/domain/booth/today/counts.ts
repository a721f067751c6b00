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

/** The middle half of a list of values: its median and quartiles, rounded if they are between two values. */
export interface Spread {
  median: number
  lower: number
  upper: number
  /** Number of values. */
  of: number
}

/** With fewer values than this, a middle half says nothing. */
export const LEAST_FOR_HALF = 4

/**
 * Median and quartiles; null without values.
 * @param counts how often each value occurs
 */
export function spreadOf(counts: ReadonlyMap<number, number>): Spread | null {
  const sorted = [...counts].sort(([one], [other]) => one - other)
  const of = sorted.reduce((sum, [, count]) => sum + count, 0)
  if (of === 0) return null
  const valueAt = (place: number) => {
    let seen = 0
    for (const [value, count] of sorted) {
      seen += count
      if (place < seen) return value
    }
    return sorted.at(-1)?.[0] ?? 0
  }
  const quantile = (share: number) => {
    const place = share * (of - 1)
    const below = valueAt(Math.floor(place))
    return Math.round(below + (place % 1) * (valueAt(Math.ceil(place)) - below))
  }
  return { median: quantile(0.5), lower: quantile(0.25), upper: quantile(0.75), of }
}

/** How often each value occurs. */
export function countValues(values: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
