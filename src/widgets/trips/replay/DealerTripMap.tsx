import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { useTripPath } from '../../../data/map/tripPaths'
import { boundsOf } from '../../../map/boundsOf'
import { MapLost } from '../../../map/MapLost'
import { MapView } from '../../../map/MapView'
import { useMapHandle } from '../../../map/mapHandle'
import { RouteLayer } from '../../../map/RouteLayer'
import { MapTools } from './MapTools'
import styles from './TripMap.module.css'

/** Start and end of a dealer's trip, at the zoom of its record. */
export function DealerTripMap({ trip, region }: { trip: DealerTrip; region: Region }) {
  const { t } = useLingui()
  const map = useMapHandle()
  const { start, end, startLocation, endLocation } = trip.map[region]
  const stored = useTripPath(region, trip.vehicleId, trip.id)
  const path = valueOr(stored, null)
  const points = useMemo(() => path?.points ?? [start, end], [path, start, end])
  const middle: [number, number] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  return (
    <div className={styles.room} data-map-room>
      <MapView
        region={region}
        label={t`Map of the trip from ${startLocation} to ${endLocation}`}
        camera={{ center: middle, zoom: trip.zoom }}
        cameraKey={`${region} ${trip.id}`}
        fallback={<MapLost>{t`From ${startLocation} to ${endLocation}`}</MapLost>}
      >
        <RouteLayer id="dealer-trip" points={points} />
      </MapView>
      <MapTools map={map} bounds={boundsOf(points)} following={false} onFollow={null} />
    </div>
  )
}
