import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/live'
import { useInventoryTrips } from '../../data/queries/dealerTrips'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { behaviorRows } from '../../domain/behavior/behavior'
import { drivenFirst, inventoryBehaviorOf } from '../../domain/behavior/behaviorInventory'
import { filterByLot } from '../../domain/dealer/dealerVehicle'
import type { SelectedLot } from '../../state/fleet'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

export interface InventoryBehaviorProps extends Omit<BehaviorFrameProps, 'mode' | 'rows' | 'all'> {
  lot: SelectedLot
}

/** The first vehicles of a dealer's stock, those that were driven before the others. */
export function InventoryBehavior({ lot, ...frame }: InventoryBehaviorProps) {
  const { table, window } = frame
  const vehicles = useDealerVehicles()
  const trips = useInventoryTrips()
  const stored = answerOf(vehicles)
  const kept = answerOf(trips)
  const mine = useMemo(() => filterByLot(stored, lot), [stored, lot])
  const rows = useMemo(
    () =>
      mine &&
      kept &&
      behaviorRows(table, drivenFirst(mine, kept), (vehicle) => inventoryBehaviorOf(vehicle, kept, window)),
    [mine, kept, table, window],
  )
  return (
    <BehaviorFrame
      {...frame}
      mode="dealer"
      rows={rows}
      all={mine?.length ?? 0}
      problem={failureOf(vehicles, trips) ?? frame.problem}
    />
  )
}
