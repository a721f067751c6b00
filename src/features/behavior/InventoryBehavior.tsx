import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { behaviorOf, behaviorRows } from '#domain/behavior/behavior'
import { filterByLot } from '#domain/dealer/dealerVehicle'
import { useDealerVehicleDays } from '../../data/queries/dealerVehicleDays'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import type { SelectedLot } from '../../state/fleet'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

export interface InventoryBehaviorProps extends Omit<BehaviorFrameProps, 'mode' | 'live'> {
  lot: SelectedLot
}

/** The vehicles of a dealer's inventory, with what their days sum up to. */
export function InventoryBehavior({ lot, ...frame }: InventoryBehaviorProps) {
  const { table, window } = frame
  const vehicles = useDealerVehicles()
  const days = useDealerVehicleDays()
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) => {
        const daysOf = new Map(stored.days.map((one) => [one.id, one]))
        return behaviorRows(table, filterByLot(stored.vehicles, lot), ({ id }) =>
          behaviorOf(daysOf.get(id), window),
        )
      }),
    [vehicles, days, lot, table, window],
  )
  return <BehaviorFrame {...frame} mode="dealer" live={live} />
}
