import { useLingui } from '@lingui/react/macro'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { useFormats } from '../../../i18n/FormatsProvider'
import { ScoreLabel } from '../score/ScoreLabel'
import styles from './TripRow.module.css'

export interface DealerTripRowProps {
  trip: DealerTrip
  region: Region
  selected: boolean
  onSelect: () => void
}

/** One trip of a dealer's vehicle: which vehicle, when, where it ended, how well. */
export function DealerTripRow({ trip, region, selected, onSelect }: DealerTripRowProps) {
  const { t } = useLingui()
  const { at, dateTime, distance, duration } = useFormats()
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={selected ? 'true' : undefined}
      data-trip={trip.id}
      onClick={onSelect}
    >
      <span className={styles.text}>
        <span className={styles.top}>
          <span className={styles.time}>{dateTime(at(trip.ended))}</span>
          <ScoreLabel score={trip.score} />
        </span>
        <span className={styles.place}>{trip.map[region].endLocation}</span>
        <span className={styles.place}>{t`${trip.vehicle}, stock ${trip.vehicleNumber}`}</span>
        <span className={styles.facts}>
          {distance(trip.distanceMi, 'oneDecimal').text}, {duration(trip.minutes)}
        </span>
      </span>
    </button>
  )
}
