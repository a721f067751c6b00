import { useId } from 'react'
import type { SnapshotColor } from '#domain/dashboard/dashboard'
import { cx } from '../../ui/cx'
import styles from './Donut.module.css'

export interface DonutSegment {
  key: string
  value: number
  tone: SnapshotColor
}

const SIZE = 136
/** 15 percent of the diameter. */
const THICKNESS = 20
const RADIUS = (SIZE - THICKNESS) / 2
const CIRCUMFERENCE = 2 * Math.PI * RADIUS
const GAP = 3
/** One vehicle among thousands is still visible. */
const MIN_ARC = 2

/** Shares of a whole as a ring; the legend beside it has the text. Decorative for a screen reader. */
export function Donut({
  parts: segments,
  className,
}: {
  parts: readonly DonutSegment[]
  className?: string | undefined
}) {
  const hatch = useId()
  return (
    <svg className={className} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.ground} width="6" height="6" />
        <rect className={styles.stripe} width="3.4" height="6" />
      </pattern>
      <g transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}>
        <circle className={cx(styles.ring, styles.track)} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
        {arcsOf(segments).map(({ key, tone, from, length }) => (
          <circle
            key={key}
            className={cx(styles.ring, tone !== 'unknown' && styles[tone])}
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            strokeDasharray={`${length} ${CIRCUMFERENCE - length}`}
            strokeDashoffset={-from}
            {...(tone === 'unknown' ? { stroke: `url(#${hatch})` } : {})}
          />
        ))}
      </g>
    </svg>
  )
}

/** Start and length of each nonempty part along the ring; a single one has no gap. */
function arcsOf(segments: readonly DonutSegment[]) {
  const shown = segments.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const gap = shown.length > 1 ? GAP : 0
  let from = 0
  return shown.map(({ key, tone, value }) => {
    const share = (value / total) * CIRCUMFERENCE
    const arc = { key, tone, from, length: Math.max(MIN_ARC, share - gap) }
    from += share
    return arc
  })
}
