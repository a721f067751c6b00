/** How many of the highest days have their number written. */
const MOST_LABELS = 3

/**
 * The days whose counts a chart writes down: the highest ones, none so near another that the two would
 * touch. Where no day has more than one, the bars say it all.
 * @param room days between two numbers at least
 */
export function peakDays(counts: readonly number[], room: number): number[] {
  const peaks: number[] = []
  const highestFirst = counts
    .map((count, at) => ({ count, at }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
  for (const { at } of highestFirst) {
    if (peaks.length === MOST_LABELS) break
    if (peaks.every((other) => Math.abs(other - at) >= room)) peaks.push(at)
  }
  return peaks
}
