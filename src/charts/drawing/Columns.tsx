import { BarRounded } from '@visx/shape'
import { cx } from '../../ui/cx'
import type { ChartPoint } from '../chartTypes'
import styles from './Columns.module.css'
import { drawable } from './valueRuns'

const MAX_RADIUS = 5
/** A small value is still visible; zero is a flat mark, and a missing value is a gap. */
const LEAST_HEIGHT = 3
const ZERO_HEIGHT = 1.5

export interface ColumnsProps {
  points: readonly ChartPoint[]
  centers: readonly number[]
  width: number
  y: (value: number) => number
  /** Position of zero. */
  base: number
}

/** A column for each point that has a value. */
export function Columns({ points, centers, width, y, base }: ColumnsProps) {
  return points.map((point, at) => {
    const value = drawable(point.value)
    if (value === null) return null
    const height = value <= 0 ? ZERO_HEIGHT : Math.max(LEAST_HEIGHT, base - y(value))
    return (
      <BarRounded
        key={point.key}
        className={cx(styles[point.look ?? 'strong'])}
        x={(centers[at] ?? 0) - width / 2}
        y={base - height}
        width={width}
        height={height}
        radius={Math.min(MAX_RADIUS, width / 3, height / 2)}
        top
      />
    )
  })
}
