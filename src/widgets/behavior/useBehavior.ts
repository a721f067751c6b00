import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import { type BehaviorRow, type BehaviorTable, behaviorOf, behaviorRows } from '#domain/behavior/behavior'
import type { AnyVehicle } from '#domain/dealer/anyVehicle'
import type { WindowDays } from '#domain/vehicle/score'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useScopeVehicles, type VehicleScope } from '../scope/useVehicleScope'

/** Every vehicle of a scope with its sums over a window, for both tables and summaries. */
export function useBehavior(
  table: BehaviorTable,
  { section, group }: Pick<VehicleScope, 'section' | 'group'>,
  window: WindowDays,
): Live<BehaviorRow<AnyVehicle>[]> {
  const vehicles = useScopeVehicles({ section, group })
  const days = useVehicleDays(section)
  return useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) => {
        const daysOf = new Map(stored.days.map((one) => [one.id, one]))
        return behaviorRows(table, stored.vehicles, ({ id }) => behaviorOf(daysOf.get(id), window))
      }),
    [vehicles, days, table, window],
  )
}
