import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/core/live'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { behaviourOf, behaviourRows } from '../../domain/behavior/behavior'
import { ofFleet } from '../../domain/vehicle/vehicle'
import type { SelectedFleet } from '../../state/fleet'
import { BehaviourFrame, type BehaviourFrameProps } from './BehaviorFrame'

export interface FleetBehaviourProps extends Omit<BehaviourFrameProps, 'mode' | 'rows' | 'all'> {
  fleet: SelectedFleet
}

/** The first vehicles of a fleet by label, with what their days sum up to. */
export function FleetBehaviour({ fleet, ...frame }: FleetBehaviourProps) {
  const { table, window } = frame
  const vehicles = useVehicles()
  const days = useVehicleDays()
  const stored = answerOf(vehicles)
  const daily = answerOf(days)
  const mine = useMemo(() => ofFleet(stored, fleet), [stored, fleet])
  const rows = useMemo(() => {
    if (!mine || !daily) return null
    const daysOf = new Map(daily.map((one) => [one.id, one]))
    return behaviourRows(table, mine, ({ id }) => behaviourOf(daysOf.get(id), window))
  }, [mine, daily, table, window])
  return (
    <BehaviourFrame
      {...frame}
      mode="fleet"
      rows={rows}
      all={mine?.length ?? 0}
      problem={failureOf(vehicles, days) ?? frame.problem}
    />
  )
}
