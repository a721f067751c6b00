import { Fragment, useId } from 'react'
import { cx } from '../ui/cx'
import styles from './LevelBars.module.css'

export interface LevelBarsProps {
  bars: readonly {
    key: string
    /** Under the bar. */
    name: string
    /** Above the bar. */
    value: string
    /** 0 to 1. */
    share: number
    /** It goes on beyond the scale. */
    cut: boolean
    tone: 'plain' | 'low' | 'unknown'
  }[]
  /** Marks of the scale from 0 up, as written; the last one is its end. */
  marks: readonly string[]
  className?: string | undefined
}

/** Room above the scale for the number of the highest bar. */
const HEAD = 22
const PLOT = 300
const FOOT = 26
const BASE = HEAD + PLOT
const GAP_SHARE = 0.2
const CORNER = 5
/** The cut through a bar that goes on: this far under its end. */
const CUT = 12

/**
 * Bars on a fixed scale. One that would leave it ends at its top with a gap cut through it, and its number
 * says how high it is. Whoever shows it says the numbers in words: decoration for a screen reader.
 */
export function LevelBars({ bars, marks, className }: LevelBarsProps) {
  const hatch = useId()
  const column = 100 / bars.length
  return (
    <div className={cx(styles.chart, className)}>
      <svg className={styles.marks} aria-hidden="true" height={BASE + FOOT}>
        {marks.map((mark, at) => (
          <text key={mark} x="100%" y={markY(at, marks)} dy="0.32em">
            {mark}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} aria-hidden="true" height={BASE + FOOT}>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.stripe} width="3" height="6" />
        </pattern>
        {marks.map((mark, at) => (
          <line
            key={mark}
            className={at === 0 ? styles.zero : styles.grid}
            x2="100%"
            y1={markY(at, marks)}
            y2={markY(at, marks)}
          />
        ))}
        {bars.map(({ key, name, value, share, cut, tone }, at) => {
          const height = share * PLOT
          const middle = `${column * (at + 0.5)}%`
          const left = `${column * (at + GAP_SHARE / 2)}%`
          const right = `${column * (at + 1 - GAP_SHARE / 2)}%`
          return (
            <Fragment key={key}>
              <svg aria-hidden="true" y={0} height={BASE} width="100%">
                <rect
                  className={styles[tone]}
                  x={left}
                  y={BASE - height}
                  width={`${column * (1 - GAP_SHARE)}%`}
                  // The lower corners lie under the zero line, where this inner picture ends.
                  height={height > 0 ? height + CORNER : 0}
                  rx={CORNER}
                  {...(tone === 'unknown' ? { fill: `url(#${hatch})` } : {})}
                />
              </svg>
              {cut && (
                <line className={styles.cut} x1={left} x2={right} y1={HEAD + CUT + 4} y2={HEAD + CUT - 4} />
              )}
              <text className={styles.value} x={middle} y={BASE - height - 7}>
                {value}
              </text>
              <text x={middle} y={BASE + 19}>
                {name}
              </text>
            </Fragment>
          )
        })}
      </svg>
    </div>
  )
}

function markY(at: number, marks: readonly string[]): number {
  return BASE - (PLOT * at) / (marks.length - 1)
}
