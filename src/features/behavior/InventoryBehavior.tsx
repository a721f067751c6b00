import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/live'
import { useStockTrips } from '../../data/queries/dealerTrips'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { behaviourRows } from '../../domain/behavior/behavior'
import { drivenFirst, stockBehaviourOf } from '../../domain/behavior/behaviorInventory'
import { ofLot } from '../../domain/dealer/dealerVehicle'
import type { SelectedLot } from '../../state/fleet'
import { BehaviourFrame, type BehaviourFrameProps } from './BehaviorFrame'

export interface StockBehaviourProps extends Omit<BehaviourFrameProps, 'mode' | 'rows' | 'all'> {
  lot: SelectedLot
}

/** The first vehicles of a dealer's stock, those that were driven before the others. */
export function StockBehaviour({ lot, ...frame }: StockBehaviourProps) {
  const { table, window } = frame
  const vehicles = useDealerVehicles()
  const trips = useStockTrips()
  const stored = answerOf(vehicles)
  const kept = answerOf(trips)
  const mine = useMemo(() => ofLot(stored, lot), [stored, lot])
  const rows = useMemo(
    () =>
      mine &&
      kept &&
      behaviourRows(table, drivenFirst(mine, kept), (vehicle) => stockBehaviourOf(vehicle, kept, window)),
    [mine, kept, table, window],
  )
  return (
    <BehaviourFrame
      {...frame}
      mode="dealer"
      rows={rows}
      all={mine?.length ?? 0}
      problem={failureOf(vehicles, trips) ?? frame.problem}
    />
  )
}
