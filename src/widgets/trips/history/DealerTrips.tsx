import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { useDealerVehicle } from '../../../data/queries/dealerVehicles'
import { useFormats } from '../../../i18n/useFormats'
import { cardClass } from '../../../ui/display/cardClass'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useZoneName } from '../../scope/useZoneName'
import { Facts } from '../score/Facts'
import { ScoreLabel } from '../score/ScoreLabel'
import { ScoreRing } from '../score/ScoreRing'
import styles from './DealerTrips.module.css'
import cardStyles from './ScoreCard.module.css'
import factStyles from './TripFacts.module.css'
import rowStyles from './TripRow.module.css'

export interface DealerTripsProps {
  /** Newest first, at least one. */
  trips: readonly DealerTrip[]
  region: Region
  /** An unknown id selects the newest trip. */
  selectedId: string | null
  onSelect: (id: string) => void
}

const DealerTripMap = lazy(() =>
  import('../replay/DealerTripMap').then((part) => ({ default: part.DealerTripMap })),
)

/** The trips of a dealer's vehicle: list, start and end on the map, score and facts. */
export function DealerTrips({ trips, region, selectedId, onSelect }: DealerTripsProps) {
  const { t } = useLingui()
  const shown = trips.find(({ id }) => id === selectedId) ?? trips[0]
  if (!shown) return null
  return (
    <div className={styles.screen}>
      <div className={styles.grid}>
        <section className={cardClass(styles.panel)}>
          <div className={styles.head}>
            <h2>{shown.vehicle}</h2>
            <p>{t`Stock ${shown.vehicleNumber}`}</p>
          </div>
          <ol className={styles.list} aria-label={t`Trips, newest first`}>
            {trips.map((trip) => (
              <li key={trip.id}>
                <DealerTripRow
                  trip={trip}
                  region={region}
                  selected={trip.id === shown.id}
                  onSelect={() => onSelect(trip.id)}
                />
              </li>
            ))}
          </ol>
        </section>
        <div className={styles.map}>
          <Suspense fallback={<Skeleton className={styles.wait} />}>
            <DealerTripMap trip={shown} region={region} />
          </Suspense>
        </div>
        <DealerTripCard trip={shown} region={region} />
      </div>
    </div>
  )
}

interface DealerTripRowProps {
  trip: DealerTrip
  region: Region
  selected: boolean
  onSelect: () => void
}

/** A dealer's trip in the list: end time, score, end location, vehicle. */
function DealerTripRow({ trip, region, selected, onSelect }: DealerTripRowProps) {
  const { t } = useLingui()
  const { at, dateTime, distance, duration } = useFormats()
  return (
    <button
      type="button"
      className={rowStyles.row}
      aria-current={selected ? 'true' : undefined}
      data-trip={trip.id}
      onClick={onSelect}
    >
      <span className={rowStyles.text}>
        <span className={rowStyles.top}>
          <span className={rowStyles.time}>{dateTime(at(trip.ended))}</span>
          <ScoreLabel score={trip.score} />
        </span>
        <span className={rowStyles.place}>{trip.map[region].endLocation}</span>
        <span className={rowStyles.place}>{t`${trip.vehicle}, stock ${trip.vehicleNumber}`}</span>
        <span className={rowStyles.facts}>
          {distance(trip.distanceMi, 'oneDecimal').text}, {duration(trip.minutes)}
        </span>
      </span>
    </button>
  )
}

/** Score and facts of a dealer's trip. */
function DealerTripCard({ trip, region }: { trip: DealerTrip; region: Region }) {
  const { t } = useLingui()
  const { at, dateTime, distance, duration, economy, alertSpeed } = useFormats()
  const zone = useZoneName()
  const vehicle = useDealerVehicle(trip.vehicleId)
  const ev = valueOr(vehicle, null)?.details.ev === true
  const { startLocation, endLocation } = trip.map[region]
  const fast = alertSpeed(FIXED_SPEED_MPH).text
  const count = (events: { times: number } | undefined) => {
    const times = events?.times ?? 0
    return t`${plural(times, { one: '# time', other: '# times' })}`
  }
  const rows = [
    [t`Vehicle`, trip.vehicle],
    [t`Stock number`, trip.vehicleNumber],
    [t`Driver`, trip.driver],
    [t`From`, startLocation],
    [t`Trip end`, endLocation],
    [t`Ended`, [dateTime(at(trip.ended)), zone].filter(Boolean).join(', ')],
    [t`Distance`, distance(trip.distanceMi, 'oneDecimal').text],
    [t`Trip time`, duration(trip.minutes)],
    [t`Idling`, duration(trip.idleMinutes)],
    [t`Fuel economy`, economy(trip.fuelEconomyMpg, ev ? 'electric' : 'fuel').text],
    [t`Hard braking`, count(trip.hardBraking)],
    [t`Hard acceleration`, count(trip.hardAcceleration)],
    [t`Road speeding`, count(trip.roadSpeeding)],
    [t`Speed over ${fast}`, count(trip.speedOver80)],
  ] as const
  return (
    <section className={cardClass(cardStyles.card)} aria-label={t`Trip details`}>
      <div className={cardStyles.head}>
        <ScoreRing score={trip.score} />
        <div className={cardStyles.who}>
          <h2>{t`Trip score`}</h2>
          <p>{trip.driver}</p>
        </div>
      </div>
      <Facts facts={rows} className={factStyles.facts} />
    </section>
  )
}
