import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/useFormats'
import styles from './WeekBars.module.css'

/** Noon exists on every day, even where the clock changes at midnight. */
const NOON = 12 * 60

/**
 * Distance of each day of a week, the oldest first and yesterday last: a bar, its figure, its weekday. With a decimal
 * the figures add up to the distance of the week (docs/rules.md LU-14).
 */
export function WeekBars({ miles }: { miles: readonly number[] }) {
  const { t } = useLingui()
  const { distance, weekday, at } = useFormats()
  const most = Math.max(...miles)
  const unit = distance(0).unit
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t`Distance per day, in ${unit}`}</figcaption>
      <ol className={styles.bars}>
        {miles.map((mi, index) => {
          const day = at({ daysAgo: miles.length - index, minuteOfDay: NOON })
          const height = most > 0 ? (mi / most) * 100 : 0
          return (
            <li key={day.getTime()} className={styles.day}>
              <span className={styles.value}>{distance(mi, mi === 0 ? 'whole' : 'oneDecimal').value}</span>
              <svg className={styles.bar} aria-hidden="true">
                <rect y={`${100 - height}%`} width="100%" height={`${height}%`} rx="4" />
              </svg>
              <abbr className={styles.name} title={weekday(day)}>
                {weekday(day, 'short')}
              </abbr>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
