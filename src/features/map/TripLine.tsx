import { useMemo } from 'react'
import { useNewestTrip } from '../../data/trips'
import type { Region } from '../../domain/locale'
import { RouteLayer } from '../../map/RouteLayer'

/** The way of a vehicle's newest trip. */
export function TripLine({ vehicleId, region }: { vehicleId: string; region: Region }) {
  const newest = useNewestTrip({ vehicleId })
  const trip = newest.status === 'ready' ? newest.value : null
  const points = useMemo(() => {
    const way = trip?.map[region]
    return way ? [way.start, way.end] : []
  }, [trip, region])
  return points.length > 0 && <RouteLayer id="newest" points={points} />
}
