import { answerOf } from '../../data/core/legacyLive'
import { useTripPath } from '../../data/map/tripPaths'
import { useNewestTrip } from '../../data/queries/trips'
import type { Region } from '../../domain/kiosk/locale'
import { RouteLayer } from '../../map/RouteLayer'

/** The way of a vehicle's newest trip, once both are stored. */
export function TripLine({ vehicleId, region }: { vehicleId: string; region: Region }) {
  const newest = useNewestTrip({ vehicleId })
  const trip = answerOf(newest)
  const path = useTripPath(region, vehicleId, trip?.id ?? '')
  const points = path.status === 'ready' && path.value ? path.value.points : null
  return points && <RouteLayer id="newest" points={points} />
}
