import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/FormatsProvider'
import styles from './Timeline.module.css'

/** Hours labeled below the strip. */
const MARKED = [0, 6, 12, 18]
const WIDTH = 10
const HEIGHT = 40

/** Number of events in each hour of a day, as bars along 24 hours. */
export function HourStrip({ perHour }: { perHour: readonly number[] }) {
  const { t } = useLingui()
  const { whole, hour } = useFormats()
  const most = Math.max(...perHour)
  const busiest = hour(perHour.indexOf(most))
  const count = whole(most)
  return (
    <div className={styles.strip}>
      <svg
        viewBox={`0 0 ${24 * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Events by hour, most at ${busiest}: ${count}`}
      >
        {perHour.map((events, at) => {
          const height = events === 0 ? 2 : Math.max(6, (events / most) * HEIGHT)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
              key={at}
              x={at * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
              rx={1.5}
              className={events === 0 ? styles.none : events === most ? styles.peak : styles.some}
            />
          )
        })}
      </svg>
      <p className={styles.hours} aria-hidden="true">
        {MARKED.map((at) => (
          <span key={at}>{hour(at)}</span>
        ))}
      </p>
    </div>
  )
}
