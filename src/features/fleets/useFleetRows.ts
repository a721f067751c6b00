import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { type CountedFleet, countFleets } from '#domain/vehicle/fleetCounts'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useFleets } from '../../data/queries/fleets'
import { useUsers } from '../../data/queries/users'
import { useVehicles } from '../../data/queries/vehicles'

export interface FleetRows {
  fleets: readonly CountedFleet[]
  vehicles: readonly DrivenVehicle[]
}

/** The fleets with their counts, and all vehicles. */
export function useFleetRows(): Live<FleetRows> {
  const fleets = useFleets()
  const vehicles = useVehicles()
  const users = useUsers()
  return useMemo(
    () =>
      mapLive(joinLive({ fleets, vehicles, users }), (stored) => ({
        fleets: countFleets(stored.fleets, stored.vehicles, stored.users),
        vehicles: stored.vehicles,
      })),
    [fleets, vehicles, users],
  )
}
