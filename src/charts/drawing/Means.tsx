import { cx } from '../../ui/cx'
import type { ChartMeans, ChartPoint } from '../chartTypes'
import styles from './Means.module.css'
import { drawable } from './valueRuns'

const DOT_RADIUS = 3.5
/** From a mean's line up to the baseline of its number. */
const RISE = 9

export interface MeansProps {
  points: readonly ChartPoint[]
  means: ChartMeans
  centers: readonly number[]
  /** Ends of the plot, and the mark between the two means. */
  from: number
  to: number
  at: number
  y: (value: number) => number
}

/** Each day as a dot, and the mean on either side of a mark as a line with its number at the outer end. */
export function Means({ points, means, centers, from, to, at, y }: MeansProps) {
  const { before, after } = means
  return (
    <>
      {points.map((point, index) => {
        const value = drawable(point.value)
        if (value === null) return null
        return (
          <circle key={point.key} className={styles.dot} cx={centers[index]} cy={y(value)} r={DOT_RADIUS} />
        )
      })}
      <line className={styles.mean} x1={from + 2} x2={at - 5} y1={y(before.value)} y2={y(before.value)} />
      <line
        className={cx(styles.mean, styles.now)}
        x1={at + 5}
        x2={to - 2}
        y1={y(after.value)}
        y2={y(after.value)}
      />
      <text className={styles.number} x={from} y={y(before.value) - RISE}>
        {before.text}
      </text>
      <text className={cx(styles.number, styles.end)} x={to} y={y(after.value) - RISE}>
        {after.text}
      </text>
    </>
  )
}
