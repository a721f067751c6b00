import { useMemo } from 'react'
import { useFleets } from '../../data/fleets'
import { useUsers } from '../../data/users'
import { useVehicles } from '../../data/vehicles'
import type { AppErrorCode } from '../../domain/errors'
import { type CountedFleet, countFleets } from '../../domain/fleetCounts'
import type { DrivenVehicle } from '../../domain/vehicle'

export interface FleetRows {
  fleets: CountedFleet[]
  vehicles: DrivenVehicle[]
}

/** The fleets with their counts, and all vehicles; null while they are coming, or why they do not. */
export function useFleetRows(): { rows: FleetRows | null; problem: AppErrorCode | null } {
  const fleets = useFleets()
  const vehicles = useVehicles()
  const users = useUsers()
  const rows = useMemo(() => {
    const ready = fleets.status === 'ready' && vehicles.status === 'ready' && users.status === 'ready'
    if (!ready || !fleets.value || !vehicles.value || !users.value) return null
    return { fleets: countFleets(fleets.value, vehicles.value, users.value), vehicles: vehicles.value }
  }, [fleets, vehicles, users])
  const failed = [fleets, vehicles, users].find((read) => read.status === 'error')
  return { rows, problem: failed?.status === 'error' ? failed.error.code : null }
}
