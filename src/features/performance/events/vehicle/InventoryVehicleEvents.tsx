import { useMemo } from 'react'
import { joinLive, mapLive, orNull } from '#domain/base/live'
import { inventoryHealth } from '#domain/dealer/dealerHealth'
import { filterByLot } from '#domain/dealer/dealerVehicle'
import type { Trip } from '#domain/trips/trip'
import { useDaysOfDealerVehicle } from '../../../../data/queries/dealerVehicleDays'
import { useDealerVehicles } from '../../../../data/queries/dealerVehicles'
import { useEffectiveLot } from '../../../../state/fleet'
import { VehicleEvents } from './VehicleEvents'
import type { VehicleEventsScreenProps } from './VehicleEventsScreen'

/** A dealer's trips keep no events one by one. */
const NO_TRIPS: readonly Trip[] = []

/** The events of an inventory vehicle, day by day. */
export function InventoryVehicleEvents(props: VehicleEventsScreenProps) {
  const { id } = props
  const lot = useEffectiveLot()
  const vehicles = useDealerVehicles()
  const days = useDaysOfDealerVehicle(id)
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days: orNull(days) }), (stored) => {
        const vehicle = stored.vehicles.find((one) => one.id === id)
        const listed = filterByLot(stored.vehicles, lot)
        return vehicle
          ? {
              vehicle: { ...vehicle, health: inventoryHealth(vehicle) },
              listed,
              days: stored.days,
              trips: NO_TRIPS,
            }
          : null
      }),
    [vehicles, days, lot, id],
  )
  return <VehicleEvents {...props} live={live} />
}
