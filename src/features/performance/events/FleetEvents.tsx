import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useVehicles } from '../../../data/queries/vehicles'
import type { SelectedFleet } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import { EventList, type EventListProps } from './EventList'
import { eventRows } from './eventRow'

export interface FleetEventsProps extends Omit<EventListProps, 'live'> {
  fleet: SelectedFleet
}

/** Events of a fleet's vehicles. */
export function FleetEvents({ fleet, ...list }: FleetEventsProps) {
  const { days: window } = list
  const vehicles = useVehicles()
  const days = useVehicleDays()
  const textOf = useVehicleText(useRegion())
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) =>
        eventRows(filterByFleet(stored.vehicles, fleet), ({ health }) => health, stored.days, window, textOf),
      ),
    [vehicles, days, fleet, window, textOf],
  )
  return <EventList {...list} live={live} />
}
