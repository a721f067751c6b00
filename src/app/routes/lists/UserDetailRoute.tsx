import { useParams, useSearch } from '@tanstack/react-router'
import { TRIPS_TAB } from '#domain/device/routes'
import { UserDetailScreen } from '../../../features/users/detail/UserDetailScreen'
import { lazyScreen } from '../lazyScreen'
import { useTripSearch } from '../search/useTripSearch'

/** Loaded on demand because trips need a calendar and a map. */
const UserTripsScreen = lazyScreen(() => import('../../../features/trips/UserTripsScreen'), 'UserTripsScreen')

/** Shows the user whose id is in the address, or that driver's trips. */
export function UserDetailRoute() {
  const { id } = useParams({ from: '/shell/2/detail/$id' })
  const { tab } = useSearch({ from: '/shell/2/detail/$id' })
  const trips = useTripSearch('/shell/2/detail/$id')
  return tab === TRIPS_TAB ? <UserTripsScreen key={id} id={id} {...trips} /> : <UserDetailScreen id={id} />
}
