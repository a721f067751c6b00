import { cx } from '../../../ui/cx'
import styles from './DayBars.module.css'

const HEIGHT = 44
/** A day without driving is still visible as a line. */
const MIN_BAR_HEIGHT = 2
const GAP_SHARE = 0.18

export interface DayBarsProps {
  /** One value per day, the oldest first. */
  values: readonly number[]
  highlighted: number | null
}

/** A week as seven bars without a scale; the text beside them has the numbers. Decorative for a screen reader. */
export function DayBars({ values, highlighted }: DayBarsProps) {
  const top = Math.max(...values, 0)
  const column = 100 / values.length
  return (
    <svg className={styles.bars} height={HEIGHT} aria-hidden="true">
      {values.map((value, at) => {
        const height = top > 0 ? Math.max(MIN_BAR_HEIGHT, (value / top) * HEIGHT) : MIN_BAR_HEIGHT
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's place in the week is what it is
            key={at}
            className={cx(styles.bar, at === highlighted && styles.strongest)}
            x={`${column * (at + GAP_SHARE / 2)}%`}
            y={HEIGHT - height}
            width={`${column * (1 - GAP_SHARE)}%`}
            height={height}
            rx={Math.min(3, height / 2)}
          />
        )
      })}
    </svg>
  )
}
