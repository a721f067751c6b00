import { scaleLinear } from '@visx/scale'
import { drawable } from './valueRuns'

/** The vertical scale of a chart: its ends and its ticks. */
export interface ValueScale {
  bottom: number
  top: number
  ticks: readonly number[]
}

/**
 * A scale from zero, because the length of a column is its value; only whole numbers if all values are.
 * @param count approximate number of ticks besides zero
 * @param level an average or a limit to include; for counts it is seldom a whole number
 */
export function columnScale(
  values: readonly (number | null)[],
  count: number,
  level: number | null = null,
): ValueScale {
  const known = values.map(drawable).filter((value) => value !== null)
  const highest = Math.max(0, drawable(level) ?? 0, ...known)
  if (highest === 0) return { bottom: 0, top: 1, ticks: [0] }
  return niceScale(0, highest, count, known.every(Number.isInteger))
}

/** A scale around the values: a line is read by its slope, and most lines would look flat from zero. */
export function lineScale(values: readonly (number | null)[], count: number): ValueScale {
  const known = values.map(drawable).filter((value) => value !== null)
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  if (known.length === 0) return { bottom: 0, top: 1, ticks: [0] }
  if (lowest !== highest) return niceScale(lowest, highest, count, false)
  const around = Math.abs(lowest) / 10 || 1
  return niceScale(
    lowest < 0 ? lowest - around : Math.max(0, lowest - around),
    highest + around,
    count,
    false,
  )
}

function niceScale(lowest: number, highest: number, count: number, whole: boolean): ValueScale {
  const scale = scaleLinear<number>({ domain: [lowest, highest], nice: count })
  // Rounding loses the last digits of huge numbers.
  const [bottom, top] = [Math.min(...scale.domain(), lowest), Math.max(...scale.domain(), highest)]
  const ticks = scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick))
  return { bottom, top, ticks }
}

/** Ticks with distinct texts; if some would be the same, only the ends. */
export function distinctTicks(ticks: readonly number[], text: (value: number) => string): readonly number[] {
  if (new Set(ticks.map(text)).size === ticks.length) return ticks
  const ends = ticks.filter((_, at) => at === 0 || at === ticks.length - 1)
  return new Set(ends.map(text)).size === ends.length ? ends : ends.slice(0, 1)
}
