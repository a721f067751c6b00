import type { ChartPoint } from '../chartTypes'
import { labelWidth } from './axisLabels'
import styles from './ColumnNumbers.module.css'
import type { ColumnPlaces } from './columnPlaces'
import { markedPoint } from './readings'
import { drawable } from './valueRuns'

/** Distance between a column and its number. */
const RISE = 6
const GAP = 4

export interface ColumnNumbersProps {
  points: readonly ChartPoint[]
  places: ColumnPlaces
  /** Numbers on all columns, or on marked ones. */
  which: 'all' | 'marked'
  tickText: (value: number) => string
  y: (value: number) => number
  bounds: { from: number; to: number }
  scale: number
}

/** Numbers on columns: from the highest down, as many as do not overlap. */
export function ColumnNumbers({ points, places, which, tickText, y, bounds, scale }: ColumnNumbersProps) {
  const marked = markedPoint(points)
  const wanted = points
    .map((point, at) => ({ ...point, at, value: drawable(point.value) }))
    .filter(({ look, at, value }) => value !== null && (which === 'all' || look === 'high' || at === marked))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const placed: { key: string; text: string; x: number; y: number; half: number }[] = []
  for (const { key, at, value } of wanted) {
    const text = tickText(value ?? 0)
    const half = labelWidth(text, scale) / 2
    const x = Math.max(bounds.from + half, Math.min(bounds.to - half, places.centers[at] ?? 0))
    if (placed.every((other) => Math.abs(other.x - x) >= other.half + half + GAP))
      placed.push({ key, text, x, y: Math.min(y(value ?? 0), y(0) - 3) - RISE, half })
  }
  return (
    <g className={styles.numbers}>
      {placed.map(({ key, text, x, y: top }) => (
        <text key={key} x={x} y={top}>
          {text}
        </text>
      ))}
    </g>
  )
}
