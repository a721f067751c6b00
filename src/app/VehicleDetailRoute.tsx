import { useParams, useSearch } from '@tanstack/react-router'
import { TRIPS_TAB } from '../domain/routes'
import { VehicleDetailScreen } from '../features/vehicles/VehicleDetailScreen'
import { VehicleTripsScreen } from '../features/vehicles/VehicleTripsScreen'
import { useDataProblem, useRetryData } from './shell/dataProblem'
import { useTripSearch } from './useTripSearch'

/** One vehicle by the id in the address, or its trips. */
export function VehicleDetailRoute() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const trips = useTripSearch(`/1/detail/${id}`)
  const data = { problem: useDataProblem(), onRetry: useRetryData() }
  if (tab === TRIPS_TAB) return <VehicleTripsScreen key={id} id={id} {...data} {...trips} />
  return <VehicleDetailScreen id={id} {...data} />
}
