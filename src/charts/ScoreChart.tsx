import { curveMonotoneX } from '@visx/curve'
import { GridRows } from '@visx/grid'
import { scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { cx } from '../ui/cx'
import { useChartRoom } from './drawing/useChartRoom'
import { type RunPoint, valueRuns } from './drawing/valueRuns'
import styles from './ScoreChart.module.css'

export interface ScoreChartProps {
  label: string
  /** 0 to 100, the oldest day first; null on days without driving. */
  scores: readonly (number | null)[]
  /** Label of the first day. */
  first: string
  last: string
}

const HEIGHT = 236
const TOP = 10
/** Height of a line of text. */
const FOOT = 26
const LEFT = 34
/** Radius of a dot. */
const RIGHT = 6
const MAX_SCORE = 100
const TICK_COUNT = 4
/** Maximum number of days with dots; more would overlap. */
const MAX_DAYS_WITH_DOTS = 7

/** A score for each day; a day without driving is a gap. Isolated days are dots. */
export function ScoreChart({ label, scores, first, last }: ScoreChartProps) {
  const { ref, width } = useChartRoom('driver score')
  const plot = Math.max(10, width - LEFT - RIGHT)
  const x = scaleLinear({ domain: [0, Math.max(1, scores.length - 1)], range: [0, plot] })
  const y = scaleLinear({ domain: [scoreFloor(scores), MAX_SCORE], range: [HEIGHT - FOOT, TOP] })
  const place = { x: (day: RunPoint) => x(day.at), y: (day: RunPoint) => y(day.value) }
  const runs = valueRuns(scores)
  const dots = runs.flatMap((run) => (scores.length <= MAX_DAYS_WITH_DOTS || run.length === 1 ? run : []))
  return (
    <div ref={ref} className={styles.box}>
      <svg role="img" aria-label={label} width={width} height={HEIGHT}>
        <g className={styles.ticks}>
          {y.ticks(TICK_COUNT).map((tick) => (
            <text key={tick} x={LEFT - 8} y={y(tick)} dy="0.32em">
              {tick}
            </text>
          ))}
        </g>
        <g transform={`translate(${LEFT} 0)`}>
          <GridRows scale={y} width={plot} numTicks={TICK_COUNT} className={cx(styles.grid)} />
          {runs.map((run) => (
            <g key={run[0]?.at}>
              <AreaClosed
                data={run}
                {...place}
                yScale={y}
                curve={curveMonotoneX}
                className={cx(styles.area)}
              />
              <LinePath data={run} {...place} curve={curveMonotoneX} className={cx(styles.line)} />
            </g>
          ))}
          {dots.map((day) => (
            <circle key={day.at} className={styles.dot} cx={place.x(day)} cy={place.y(day)} r={4} />
          ))}
          <g className={styles.ends}>
            <text x={0} y={HEIGHT - 6}>
              {first}
            </text>
            <text x={plot} y={HEIGHT - 6} textAnchor="end">
              {last}
            </text>
          </g>
        </g>
      </svg>
    </div>
  )
}

const FLOOR_STEP = 20
const MAX_FLOOR = 60

/**
 * The start of the scale: a multiple of twenty below the lowest score, at most 60, because a score is read by
 * its distance from 100 and a good driver's day would look like a drop otherwise.
 */
export function scoreFloor(scores: readonly (number | null)[]): number {
  const lowest = Math.min(MAX_FLOOR, ...scores.filter((score) => score !== null))
  return Math.floor(lowest / FLOOR_STEP) * FLOOR_STEP
}
