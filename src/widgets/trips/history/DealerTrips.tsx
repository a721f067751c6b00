import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { surface } from '../../../ui/display/surface'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { DealerTripCard } from './DealerTripCard'
import { DealerTripRow } from './DealerTripRow'
import styles from './DealerTrips.module.css'

export interface DealerTripsProps {
  /** The newest first, at least one. */
  trips: readonly DealerTrip[]
  region: Region
  /** One that is not there shows the newest. */
  selectedId: string | null
  onSelect: (id: string) => void
}

const DealerTripMap = lazy(() =>
  import('../replay/DealerTripMap').then((part) => ({ default: part.DealerTripMap })),
)

/** The trips of a dealer's vehicle: list, start and end on the map, what each one came to. */
export function DealerTrips({ trips, region, selectedId, onSelect }: DealerTripsProps) {
  const { t } = useLingui()
  const shown = trips.find(({ id }) => id === selectedId) ?? trips[0]
  if (!shown) return null
  return (
    <div className={styles.screen}>
      <div className={styles.grid}>
        <section className={surface(styles.panel)}>
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
