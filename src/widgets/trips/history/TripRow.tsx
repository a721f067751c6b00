import { useLingui } from '@lingui/react/macro'
import type { Region } from '#domain/base/locale'
import { type Trip, tripStart } from '#domain/trips/trip'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { ScoreLabel } from '../score/ScoreLabel'
import styles from './TripRow.module.css'

export interface TripRowProps {
  trip: Trip
  region: Region
  selected: boolean
  onSelect: () => void
}

/** One trip of a day: number, times, start, end, distance, score. */
export function TripRow({ trip, region, selected, onSelect }: TripRowProps) {
  const { t } = useLingui()
  const { time, distance, duration, whole, timeZone } = useFormats()
  const now = useDemoNow()
  const { startLocation, endLocation } = trip.map[region]
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={selected ? 'true' : undefined}
      data-trip={trip.id}
      data-target={`trip:${trip.id}`}
      onClick={onSelect}
    >
      <span className={styles.number}>{whole(trip.number)}</span>
      <span className={styles.text}>
        <span className={styles.top}>
          <span className={styles.time}>{time(tripStart(trip, now, timeZone))}</span>
          <ScoreLabel score={trip.score} />
        </span>
        <span className={styles.place}>{startLocation}</span>
        <span className={styles.place}>{endLocation}</span>
        <span className={styles.facts}>
          {distance(trip.distanceMi, 'oneDecimal').text}, {duration(trip.minutes)}
          {!trip.business && <span className={styles.personal}>{t`Personal`}</span>}
        </span>
      </span>
    </button>
  )
}
