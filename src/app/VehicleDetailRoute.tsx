import { useParams } from '@tanstack/react-router'
import { VehicleDetailScreen } from '../features/vehicles/VehicleDetailScreen'
import { useDataProblem, useRetryData } from './shell/dataProblem'

/** One vehicle by the id in the address. */
export function VehicleDetailRoute() {
  const { id }: { id?: string } = useParams({ strict: false })
  return <VehicleDetailScreen id={id ?? ''} problem={useDataProblem()} onRetry={useRetryData()} />
}
