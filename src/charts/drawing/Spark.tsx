import { cx } from '../../ui/cx'
import styles from './Spark.module.css'
import { type RunPoint, valueRuns } from './valueRuns'

export interface SparkProps {
  /** The oldest first; null is a gap. */
  values: readonly (number | null)[]
  /** Sets its size: by default it fills the width and is 36 px high. */
  className?: string | undefined
}

/** The drawing stretches to its container; only its line width does not. */
const WIDTH = 100
const HEIGHT = 36
/** Half the line width and its round ends. */
const EDGE = 3

/** A trend without axis or numbers, for a tile with text. Decorative for a screen reader. */
export function Spark({ values, className }: SparkProps) {
  const runs = valueRuns(values)
  const known = runs.flat().map(({ value }) => value)
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  const x = (at: number) => (values.length > 1 ? (at / (values.length - 1)) * WIDTH : 0)
  const y = (value: number) => EDGE + (1 - (value - lowest) / (highest - lowest)) * (HEIGHT - EDGE * 3)
  // A constant trend is in the middle.
  const place = ({ at, value }: RunPoint) =>
    `${x(at).toFixed(2)} ${(lowest === highest ? HEIGHT / 2 : y(value)).toFixed(2)}`
  return (
    <svg
      className={cx(styles.spark, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {runs.map((run) => {
        const line = `M${run.map(place).join('L')}`
        const from = x(run[0]?.at ?? 0)
        const to = x(run.at(-1)?.at ?? 0)
        return (
          <g key={run[0]?.at}>
            <path className={styles.area} d={`${line}L${to} ${HEIGHT}L${from} ${HEIGHT}Z`} />
            {/* A single point is a line of zero length: its round ends make the dot. */}
            <path className={styles.line} d={run.length === 1 ? `${line}h0` : line} />
          </g>
        )
      })}
    </svg>
  )
}
