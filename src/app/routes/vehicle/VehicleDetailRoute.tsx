import { useParams, useSearch } from '@tanstack/react-router'
import { TRIPS_TAB } from '../../../domain/kiosk/routes'
import { DealerDetailScreen } from '../../../features/vehicles/dealer/DealerDetailScreen'
import { VehicleDetailScreen } from '../../../features/vehicles/detail/VehicleDetailScreen'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'
import { lazyScreen } from '../lazyScreen'
import { useTripSearch } from '../search/useTripSearch'

/** Trips bring a calendar and a map along: they come when they are asked for. */
const VehicleTripsScreen = lazyScreen(
  () => import('../../../features/trips/VehicleTripsScreen'),
  'VehicleTripsScreen',
)

/** One vehicle by the id in the address, of a fleet or a dealer's stock, or its trips. */
export function VehicleDetailRoute() {
  const { id } = useParams({ from: '/shell/1/detail/$id' })
  const { tab } = useSearch({ from: '/shell/1/detail/$id' })
  const trips = useTripSearch('/shell/1/detail/$id')
  const data = { problem: useDataProblem(), onRetry: useRetryData() }
  const Detail = id.startsWith('d-') ? DealerDetailScreen : VehicleDetailScreen
  return tab === TRIPS_TAB ? (
    <VehicleTripsScreen key={id} id={id} {...data} {...trips} />
  ) : (
    <Detail id={id} {...data} />
  )
}
