import styles from './axes.module.css'
import { axisLabels } from './axisLabels'

export interface PointAxisProps {
  points: readonly { key: string; tick: string }[]
  centers: readonly number[]
  /** Bounds of the labels. */
  from: number
  to: number
  /** Baseline of the labels. */
  y: number
  /** Size of the visitor's text relative to the default. */
  scale: number
}

/** Names of points below the plot, as many as fit. */
export function PointAxis({ points, centers, from, to, y, scale }: PointAxisProps) {
  const texts = points.map(({ tick }) => tick)
  return (
    <g className={styles.points}>
      {axisLabels(texts, centers, { from, to }, scale).map(({ at, x }) => (
        <text key={points[at]?.key} x={x} y={y}>
          {texts[at]}
        </text>
      ))}
    </g>
  )
}
