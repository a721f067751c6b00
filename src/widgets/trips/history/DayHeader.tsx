import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DayFigures } from '#domain/trips/tripHistory'
import { FULL_SCORE } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'
import { useZoneName } from '../../scope/useZoneName'
import styles from './DayHeader.module.css'
import { DayPicker, type DayPickerProps } from './DayPicker'

export interface DayHeaderProps extends DayPickerProps {
  /** Null while loading. */
  figures: DayFigures | null
}

/** The selected day with its figures, and buttons that select another one. */
export function DayHeader({ figures, ...picker }: DayHeaderProps) {
  const { t } = useLingui()
  const { at, weekday, shortDate, distance, duration, whole } = useFormats()
  const zone = useZoneName()
  // Noon exists on every day, even if the clock changes.
  const noon = at({ daysAgo: picker.day, minuteOfDay: 12 * 60 })
  const day = weekday(noon)
  const date = shortDate(noon)
  const first: string[] = []
  const second: string[] = []
  const third: string[] = []
  if (figures && figures.minutes > 0) {
    const { trips } = figures
    if (trips !== null) first.push(t`${plural(trips, { one: '# trip', other: '# trips' })}`)
    first.push(distance(figures.distanceMi, 'oneDecimal').text, duration(figures.minutes))
    const idle = duration(figures.idleMinutes)
    second.push(t`Idling ${idle}`)
    if (figures.score !== null) {
      const score = whole(figures.score)
      const lost = whole(FULL_SCORE - figures.score)
      // Lost points of all trips add up, so that a day may have fewer points than each of its trips.
      third.push(figures.score === FULL_SCORE ? t`Score ${score}` : t`Score ${score} (${lost} lost)`)
    }
  }
  return (
    <div className={styles.header}>
      <div className={styles.head}>
        <h2 className={styles.day}>{t({ comment: 'Thursday, Nov 20', message: `${day}, ${date}` })}</h2>
        <DayPicker {...picker} />
      </div>
      <p className={styles.figures}>
        <span>{first.join(', ')}</span>
        <span>{second.join(', ')}</span>
        <span>{third.join(', ')}</span>
        {zone && <span>{zone}</span>}
      </p>
    </div>
  )
}
