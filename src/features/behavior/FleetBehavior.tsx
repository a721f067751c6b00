import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/live'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { behaviorOf, behaviorRows } from '../../domain/behavior/behavior'
import { filterByFleet } from '../../domain/vehicle/vehicle'
import type { SelectedFleet } from '../../state/fleet'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

export interface FleetBehaviorProps extends Omit<BehaviorFrameProps, 'mode' | 'rows' | 'all'> {
  fleet: SelectedFleet
}

/** The first vehicles of a fleet by label, with what their days sum up to. */
export function FleetBehavior({ fleet, ...frame }: FleetBehaviorProps) {
  const { table, window } = frame
  const vehicles = useVehicles()
  const days = useVehicleDays()
  const stored = answerOf(vehicles)
  const daily = answerOf(days)
  const mine = useMemo(() => filterByFleet(stored, fleet), [stored, fleet])
  const rows = useMemo(() => {
    if (!mine || !daily) return null
    const daysOf = new Map(daily.map((one) => [one.id, one]))
    return behaviorRows(table, mine, ({ id }) => behaviorOf(daysOf.get(id), window))
  }, [mine, daily, table, window])
  return (
    <BehaviorFrame
      {...frame}
      mode="fleet"
      rows={rows}
      all={mine?.length ?? 0}
      problem={failureOf(vehicles, days) ?? frame.problem}
    />
  )
}
