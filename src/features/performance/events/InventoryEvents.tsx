import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { inventoryHealth } from '#domain/dealer/dealerHealth'
import { filterByLot } from '#domain/dealer/dealerVehicle'
import { useDealerVehicleDays } from '../../../data/queries/dealerVehicleDays'
import { useDealerVehicles } from '../../../data/queries/dealerVehicles'
import type { SelectedLot } from '../../../state/fleet'
import { useRegion } from '../../../state/region'
import { useInventoryText } from '../../../widgets/vehicle/useVehicleText'
import { EventList, type EventListProps } from './EventList'
import { eventRows } from './eventRow'

export interface InventoryEventsProps extends Omit<EventListProps, 'live'> {
  lot: SelectedLot
}

/** Events of a dealer's inventory. */
export function InventoryEvents({ lot, ...list }: InventoryEventsProps) {
  const { days: window } = list
  const vehicles = useDealerVehicles()
  const days = useDealerVehicleDays()
  const textOf = useInventoryText(useRegion())
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) =>
        eventRows(filterByLot(stored.vehicles, lot), inventoryHealth, stored.days, window, textOf),
      ),
    [vehicles, days, lot, window, textOf],
  )
  return <EventList {...list} live={live} />
}
