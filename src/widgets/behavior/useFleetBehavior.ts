import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { type BehaviorRow, type BehaviorTable, behaviorOf, behaviorRows } from '#domain/behavior/behavior'
import type { WindowDays } from '#domain/vehicle/score'
import { type DrivenVehicle, filterByFleet } from '#domain/vehicle/vehicle'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import type { SelectedFleet } from '../../state/fleet'

/** Every vehicle of a fleet with what its days sum up to over a window: tables and summaries count the same. */
export function useFleetBehavior(
  table: BehaviorTable,
  fleet: SelectedFleet,
  window: WindowDays,
): Live<BehaviorRow<DrivenVehicle>[]> {
  const vehicles = useVehicles()
  const days = useVehicleDays()
  return useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) => {
        const daysOf = new Map(stored.days.map((one) => [one.id, one]))
        return behaviorRows(table, filterByFleet(stored.vehicles, fleet), ({ id }) =>
          behaviorOf(daysOf.get(id), window),
        )
      }),
    [vehicles, days, fleet, table, window],
  )
}
