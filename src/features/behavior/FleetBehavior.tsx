import { useMemo } from 'react'
import { useVehicleDays } from '../../data/queries/vehicleDays'
import { useVehicles } from '../../data/queries/vehicles'
import { behaviorOf, behaviorRows } from '../../domain/behavior/behavior'
import { joinLive, mapLive } from '../../domain/kiosk/live'
import { filterByFleet } from '../../domain/vehicle/vehicle'
import type { SelectedFleet } from '../../state/fleet'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

export interface FleetBehaviorProps extends Omit<BehaviorFrameProps, 'mode' | 'live'> {
  fleet: SelectedFleet
}

/** The first vehicles of a fleet by label, with what their days sum up to. */
export function FleetBehavior({ fleet, ...frame }: FleetBehaviorProps) {
  const { table, window } = frame
  const vehicles = useVehicles()
  const days = useVehicleDays()
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) => {
        const mine = filterByFleet(stored.vehicles, fleet)
        const daysOf = new Map(stored.days.map((one) => [one.id, one]))
        const rows = behaviorRows(table, mine, ({ id }) => behaviorOf(daysOf.get(id), window))
        return { rows, all: mine.length }
      }),
    [vehicles, days, fleet, table, window],
  )
  return <BehaviorFrame {...frame} mode="fleet" live={live} />
}
