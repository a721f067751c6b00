import { useParams, useSearch } from '@tanstack/react-router'
import { TRIPS_TAB } from '#domain/device/routes'
import { VehicleDetailScreen } from '../../../features/vehicles/detail/VehicleDetailScreen'
import { lazyScreen } from '../lazyScreen'
import { useTripSearch } from '../search/useTripSearch'

/** Loaded on demand because trips need a calendar and a map. */
const VehicleTripsScreen = lazyScreen(
  () => import('../../../features/trips/VehicleTripsScreen'),
  'VehicleTripsScreen',
)

/** Shows the fleet or inventory vehicle whose id is in the address, or its trips. */
export function VehicleDetailRoute() {
  const { id } = useParams({ from: '/shell/1/detail/$id' })
  const { tab } = useSearch({ from: '/shell/1/detail/$id' })
  const trips = useTripSearch('/shell/1/detail/$id')
  return tab === TRIPS_TAB ? (
    <VehicleTripsScreen key={id} id={id} {...trips} />
  ) : (
    <VehicleDetailScreen id={id} />
  )
}
