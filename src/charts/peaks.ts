/** Number of the highest days with a label. */
const MOST_LABELS = 3

/**
 * The days whose counts have a label: the highest ones, far enough apart not to overlap. None if no day has
 * more than one, because the bars are enough.
 * @param room minimum number of days between two labels
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
