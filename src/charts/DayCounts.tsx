import { scaleBand, scaleLinear } from '@visx/scale'
import { cx } from '../ui/cx'
import styles from './DayCounts.module.css'
import { useChartRoom } from './drawing/useChartRoom'

export interface DayCountsProps {
  label: string
  /** Counts of each day, the oldest first. */
  counts: readonly number[]
  /** Labels below: the first day, one in the middle, the last. */
  dates: readonly [first: string, middle: string, last: string]
  write: (count: number) => string
}

const HEIGHT = 104
/** Space for the number of a peak, and for the dates. */
const TOP = 20
const FOOT = 24
const BASE = HEIGHT - FOOT
const GAP_SHARE = 0.28
const WIDEST_BAR = 28
/** A day with a count of zero is a dot. */
const DOT = 4
const PX_PER_LABEL = 26

/** Counts of an event by day: a bar for each day, a dot for one without. */
export function DayCounts({ label, counts, dates, write }: DayCountsProps) {
  const { ref, width } = useChartRoom('days')
  const x = scaleBand({ domain: counts.map((_, at) => at), range: [0, width], paddingInner: GAP_SHARE })
  const y = scaleLinear({ domain: [0, Math.max(1, ...counts)], range: [0, BASE - TOP] })
  const bar = Math.min(WIDEST_BAR, x.bandwidth())
  const centerOf = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2
  const peaks = peakDays(counts, PX_PER_LABEL / Math.max(1, x.step()))
  return (
    <div ref={ref} className={styles.box}>
      <svg role="img" aria-label={label} width={width} height={HEIGHT}>
        {counts.map((count, at) => {
          const height = count === 0 ? DOT : Math.max(DOT, y(count))
          const across = count === 0 ? Math.min(DOT, bar) : bar
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is what it is
              key={at}
              className={cx(count === 0 ? styles.none : styles.bar)}
              x={centerOf(at) - across / 2}
              y={BASE - height}
              width={across}
              height={height}
              rx={Math.min(2, across / 2)}
            />
          )
        })}
        <line className={styles.base} x1={0} x2={width} y1={BASE + 0.5} y2={BASE + 0.5} />
        <g className={styles.peaks}>
          {peaks.map((at) => (
            <text
              key={at}
              x={Math.min(width - 6, Math.max(6, centerOf(at)))}
              y={BASE - y(counts[at] ?? 0) - 6}
            >
              {write(counts[at] ?? 0)}
            </text>
          ))}
        </g>
        <g className={styles.dates}>
          <text x={0} y={HEIGHT - 5}>
            {dates[0]}
          </text>
          <text x={width / 2} y={HEIGHT - 5} textAnchor="middle">
            {dates[1]}
          </text>
          <text x={width} y={HEIGHT - 5} textAnchor="end">
            {dates[2]}
          </text>
        </g>
      </svg>
    </div>
  )
}

/** Number of the highest days with a label. */
const MOST_LABELS = 3

/**
 * The days whose counts have a label: the highest ones, far enough apart not to overlap. None if no day has
 * more than one, because the bars are enough.
 * @param room minimum number of days between two labels
 */
function peakDays(counts: readonly number[], room: number): number[] {
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
