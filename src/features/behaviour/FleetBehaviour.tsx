import { useMemo } from 'react'
import { answerOf, failureOf } from '../../data/live'
import { useVehicleDays } from '../../data/vehicleDays'
import { useVehicles } from '../../data/vehicles'
import { behaviourOf, behaviourRows } from '../../domain/behaviour'
import type { SelectedFleet } from '../../state/fleet'
import { BehaviourFrame, type BehaviourFrameProps } from './BehaviourFrame'

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
  const ofFleet = useMemo(
    () => (fleet === 'all' ? stored : (stored?.filter((one) => one.fleet === fleet) ?? null)),
    [stored, fleet],
  )
  const rows = useMemo(() => {
    if (!ofFleet || !daily) return null
    const daysOf = new Map(daily.map((one) => [one.id, one]))
    return behaviourRows(table, ofFleet, ({ id }) => behaviourOf(daysOf.get(id), window))
  }, [ofFleet, daily, table, window])
  return (
    <BehaviourFrame
      {...frame}
      mode="fleet"
      rows={rows}
      all={ofFleet?.length ?? 0}
      problem={failureOf(vehicles, days) ?? frame.problem}
    />
  )
}
