import { useLingui } from '@lingui/react/macro'
import type { Region } from '#domain/base/locale'
import type { Trip } from '#domain/trips/trip'
import { useWaypoint } from '../../../state/waypoints'
import styles from './TripList.module.css'
import { TripRow } from './TripRow'

export interface TripListProps {
  trips: readonly Trip[]
  region: Region
  selectedId: string | null
  onSelect: (trip: Trip) => void
}

/** The day's trips in order; side by side in portrait. */
export function TripList({ trips, region, selectedId, onSelect }: TripListProps) {
  const { t } = useLingui()
  return (
    <ol ref={useWaypoint('trips')} className={styles.list} aria-label={t`Trips of the day`}>
      {trips.map((trip) => (
        <li key={trip.id}>
          <TripRow
            trip={trip}
            region={region}
            selected={trip.id === selectedId}
            onSelect={() => onSelect(trip)}
          />
        </li>
      ))}
    </ol>
  )
}
