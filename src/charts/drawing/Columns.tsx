import { cx } from '../../ui/cx'
import type { ChartPoint, MarkLook } from '../chartTypes'
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

/** A column for each point that has a value; those that look alike are one path, of which a dashboard has many. */
export function Columns({ points, centers, width, y, base }: ColumnsProps) {
  const paths = new Map<MarkLook, string>()
  for (const [at, { value, look = 'strong' }] of points.entries()) {
    const drawn = drawable(value)
    if (drawn === null) continue
    const height = drawn <= 0 ? ZERO_HEIGHT : Math.max(LEAST_HEIGHT, base - y(drawn))
    const left = (centers[at] ?? 0) - width / 2
    paths.set(look, (paths.get(look) ?? '') + columnPath(left, base, width, height))
  }
  return [...paths].map(([look, path]) => <path key={look} className={cx(styles[look])} d={path} />)
}

/** A column from `base` up, with round corners at its top. */
function columnPath(left: number, base: number, width: number, height: number): string {
  const radius = Math.min(MAX_RADIUS, width / 3, height / 2)
  const corner = `a${radius},${radius} 0 0 1 ${radius},`
  return `M${left},${base}v${radius - height}${corner}${-radius}h${width - 2 * radius}${corner}${radius}v${height - radius}z`
}
