import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/legacyLive'
import { useFleets } from '../../data/queries/fleets'
import { useUsers } from '../../data/queries/users'
import { useVehicles } from '../../data/queries/vehicles'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { type CountedFleet, countFleets } from '../../domain/vehicle/fleetCounts'
import type { DrivenVehicle } from '../../domain/vehicle/vehicle'

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
    const [named, cars, people] = [answerOf(fleets), answerOf(vehicles), answerOf(users)]
    return named && cars && people && { fleets: countFleets(named, cars, people), vehicles: cars }
  }, [fleets, vehicles, users])
  return { rows, problem: failureOf(fleets, vehicles, users) }
}
