import { Fragment, useId } from 'react'
import { cx } from '../../ui/cx'
import styles from './LevelBars.module.css'

export interface LevelBarsProps {
  bars: readonly {
    key: string
    /** Below the bar. */
    name: string
    /** Above the bar. */
    value: string
    /** 0 to 1. */
    share: number
    /** The value is beyond the scale. */
    overflows: boolean
    tone: 'plain' | 'low' | 'unknown'
  }[]
  /** Labels of the scale from 0 up; the last one is its end. */
  ticks: readonly string[]
  className?: string | undefined
}

/** Space above the scale for the number of the highest bar. */
const LABEL_HEIGHT = 22
const PLOT_HEIGHT = 300
const AXIS_HEIGHT = 26
const BASELINE = LABEL_HEIGHT + PLOT_HEIGHT
const GAP_SHARE = 0.2
const CORNER_RADIUS = 5
/** Pixels from the top of an overflowing bar to its break. */
const BREAK_OFFSET = 12

/**
 * Bars on a fixed scale. One that exceeds it ends at the top with a gap in it, and its number tells the
 * value. Decorative for a screen reader: the surrounding text must have the numbers.
 */
export function LevelBars({ bars, ticks, className }: LevelBarsProps) {
  const hatch = useId()
  const column = 100 / bars.length
  return (
    <div className={cx(styles.chart, className)}>
      <svg className={styles.marks} aria-hidden="true" height={BASELINE + AXIS_HEIGHT}>
        {ticks.map((tick, at) => (
          <text key={tick} x="100%" y={tickY(at, ticks)} dy="0.32em">
            {tick}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} aria-hidden="true" height={BASELINE + AXIS_HEIGHT}>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.stripe} width="3" height="6" />
        </pattern>
        {ticks.map((tick, at) => (
          <line
            key={tick}
            className={at === 0 ? styles.zero : styles.grid}
            x2="100%"
            y1={tickY(at, ticks)}
            y2={tickY(at, ticks)}
          />
        ))}
        {bars.map(({ key, name, value, share, overflows, tone }, at) => {
          const height = share * PLOT_HEIGHT
          const middle = `${column * (at + 0.5)}%`
          const left = `${column * (at + GAP_SHARE / 2)}%`
          const right = `${column * (at + 1 - GAP_SHARE / 2)}%`
          return (
            <Fragment key={key}>
              <svg aria-hidden="true" y={0} height={BASELINE} width="100%">
                <rect
                  className={styles[tone]}
                  x={left}
                  y={BASELINE - height}
                  width={`${column * (1 - GAP_SHARE)}%`}
                  // The lower corners are below the zero line, where this inner picture ends.
                  height={height > 0 ? height + CORNER_RADIUS : 0}
                  rx={CORNER_RADIUS}
                  {...(tone === 'unknown' ? { fill: `url(#${hatch})` } : {})}
                />
              </svg>
              {overflows && (
                <line
                  className={styles.cut}
                  x1={left}
                  x2={right}
                  y1={LABEL_HEIGHT + BREAK_OFFSET + 4}
                  y2={LABEL_HEIGHT + BREAK_OFFSET - 4}
                />
              )}
              <text className={styles.value} x={middle} y={BASELINE - height - 7}>
                {value}
              </text>
              <text x={middle} y={BASELINE + 19}>
                {name}
              </text>
            </Fragment>
          )
        })}
      </svg>
    </div>
  )
}

function tickY(at: number, ticks: readonly string[]): number {
  return BASELINE - (PLOT_HEIGHT * at) / (ticks.length - 1)
}
