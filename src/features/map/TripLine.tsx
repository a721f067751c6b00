import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { useTripPath } from '../../data/map/tripPaths'
import { useNewestTrip } from '../../data/queries/trips'
import { RouteLayer } from '../../map/RouteLayer'

/** The way of a vehicle's newest trip, once both are stored. */
export function TripLine({ vehicleId, region }: { vehicleId: string; region: Region }) {
  const newest = useNewestTrip({ vehicleId })
  const trip = valueOr(newest, null)
  const path = useTripPath(region, vehicleId, trip?.id ?? '')
  const points = valueOr(path, null)?.points ?? null
  return points && <RouteLayer id="newest" points={points} />
}
