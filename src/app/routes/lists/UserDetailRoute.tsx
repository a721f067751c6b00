import { useParams, useSearch } from '@tanstack/react-router'
import { TRIPS_TAB } from '../../../domain/kiosk/routes'
import { UserDetailScreen } from '../../../features/users/detail/UserDetailScreen'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { lazyScreen } from '../lazyScreen'
import { useTripSearch } from '../useTripSearch'

/** Trips bring a calendar and a map along: they come when they are asked for. */
const UserTripsScreen = lazyScreen(() => import('../../../features/trips/UserTripsScreen'), 'UserTripsScreen')

/** One person by the id in the address, or the driver's trips. */
export function UserDetailRoute() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const trips = useTripSearch(`/2/detail/${id}`)
  return (
    <KitProvider>
      {tab === TRIPS_TAB ? <UserTripsScreen key={id} id={id} {...trips} /> : <UserDetailScreen id={id} />}
    </KitProvider>
  )
}
