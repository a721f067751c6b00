import type { EventDay } from '#domain/performance/eventDays'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { cx } from '../../../../ui/cx'
import { useEventNames } from '../useEventNames'
import styles from './VehicleEvents.module.css'

export interface DayHeadProps {
  day: EventDay
  /** What is counted. */
  types: readonly VehicleEvent[]
  selected?: boolean
  /** Chooses the day on the map; without it the day is text. */
  onSelect?: () => void
}

const NOON = 12 * 60

/** A day with how many events of each type it had. */
export function DayHead({ day, types, selected = false, onSelect }: DayHeadProps) {
  const { at, weekday, shortDate, whole } = useFormats()
  const names = useEventNames()
  const noon = at({ daysAgo: day.daysAgo, minuteOfDay: NOON })
  const counts = types
    .filter((type) => day.counts[type] > 0)
    .map((type) => `${names[type]} ${whole(day.counts[type])}`)
  const words = (
    <>
      <span className={styles.date}>
        {weekday(noon, 'short')} {shortDate(noon)}
      </span>
      <span className={styles.counts}>{counts.join(' · ')}</span>
    </>
  )
  if (!onSelect) return <div className={styles.dayHead}>{words}</div>
  return (
    <h3>
      <button
        type="button"
        className={cx(styles.dayHead, styles.dayButton)}
        aria-pressed={selected}
        onClick={onSelect}
      >
        {words}
      </button>
    </h3>
  )
}
