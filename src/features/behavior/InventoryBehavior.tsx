import { useMemo } from 'react'
import { useInventoryTrips } from '../../data/queries/dealerTrips'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { behaviorRows } from '../../domain/behavior/behavior'
import { inventoryBehaviorOf } from '../../domain/behavior/behaviorInventory'
import { filterByLot } from '../../domain/dealer/dealerVehicle'
import { joinLive, mapLive } from '../../domain/kiosk/live'
import type { SelectedLot } from '../../state/fleet'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

export interface InventoryBehaviorProps extends Omit<BehaviorFrameProps, 'mode' | 'live'> {
  lot: SelectedLot
}

/** The vehicles of a dealer's inventory, with what their trips sum up to. */
export function InventoryBehavior({ lot, ...frame }: InventoryBehaviorProps) {
  const { table, window } = frame
  const vehicles = useDealerVehicles()
  const trips = useInventoryTrips()
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, trips }), (stored) => {
        const mine = filterByLot(stored.vehicles, lot)
        return behaviorRows(table, mine, (vehicle) => inventoryBehaviorOf(vehicle, stored.trips, window))
      }),
    [vehicles, trips, lot, table, window],
  )
  return <BehaviorFrame {...frame} mode="dealer" live={live} />
}
