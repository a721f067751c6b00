import { useParams, useSearch } from '@tanstack/react-router'
import { TRIPS_TAB } from '../../../domain/kiosk/routes'
import { UserDetailScreen } from '../../../features/users/detail/UserDetailScreen'
import { useDataProblem, useRetryData } from '../../shell/dataProblem'
import { lazyScreen } from '../lazyScreen'
import { useTripSearch } from '../search/useTripSearch'

/** Trips bring a calendar and a map along: they come when they are asked for. */
const UserTripsScreen = lazyScreen(() => import('../../../features/trips/UserTripsScreen'), 'UserTripsScreen')

/** One person by the id in the address, or the driver's trips. */
export function UserDetailRoute() {
  const { id } = useParams({ from: '/shell/2/detail/$id' })
  const { tab } = useSearch({ from: '/shell/2/detail/$id' })
  const trips = useTripSearch('/shell/2/detail/$id')
  const data = { problem: useDataProblem(), onRetry: useRetryData() }
  return tab === TRIPS_TAB ? (
    <UserTripsScreen key={id} id={id} {...data} {...trips} />
  ) : (
    <UserDetailScreen id={id} {...data} />
  )
}
