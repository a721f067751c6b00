import type { ChartPoint } from '../chartTypes'
import { drawable } from './valueRuns'

/** The reading at one point of the axis. */
export interface Reading {
  key: string
  /** Long name of the point: `Thursday, October 22`. */
  name: string
  values: readonly { id: string; text: string; name?: string; look?: 'now' | 'before' }[]
}

/** A reading in one sentence, for a screen reader. */
export function readingText({ name, values }: Reading): string {
  return [name, ...values.map((value) => (value.name ? `${value.name} ${value.text}` : value.text))].join(
    ', ',
  )
}

/** The only marked point; null if there is none, or more than one. */
export function markedPoint(points: readonly ChartPoint[]): number | null {
  const marked = points.flatMap(({ look }, at) => (look === 'strong' ? [at] : []))
  const [only] = marked
  return marked.length === 1 && points.length > 1 && only !== undefined ? only : null
}

/** The highest point, the latest one in a tie; null if all are zero or unknown. */
export function highestPoint(points: readonly ChartPoint[]): number | null {
  let best: number | null = null
  points.forEach((point, at) => {
    const value = drawable(point.value)
    if (value !== null && value > 0 && value >= (best === null ? 0 : (points[best]?.value ?? 0))) best = at
  })
  return best
}

/** The latest point with a value. */
export function latestPoint(points: readonly ChartPoint[]): number | null {
  const at = points.findLastIndex(({ value }) => drawable(value) !== null)
  return at < 0 ? null : at
}

export function hasValues(points: readonly ChartPoint[]): boolean {
  return points.some(({ value }) => drawable(value) !== null)
}
