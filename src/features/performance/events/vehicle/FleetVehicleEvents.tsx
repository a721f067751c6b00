import { useMemo } from 'react'
import { joinLive, mapLive, orNull } from '#domain/base/live'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { useTripsOfVehicle } from '../../../../data/queries/trips'
import { useDaysOfVehicle } from '../../../../data/queries/vehicleDays'
import { useVehicles } from '../../../../data/queries/vehicles'
import { useEffectiveFleet } from '../../../../state/fleet'
import { VehicleEvents } from './VehicleEvents'
import type { VehicleEventsScreenProps } from './VehicleEventsScreen'

/** The events of a fleet's vehicle. */
export function FleetVehicleEvents(props: VehicleEventsScreenProps) {
  const { id } = props
  const fleet = useEffectiveFleet()
  const vehicles = useVehicles()
  const days = useDaysOfVehicle(id)
  const trips = useTripsOfVehicle(id)
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days: orNull(days), trips }), (stored) => {
        const vehicle = stored.vehicles.find((one) => one.id === id)
        const listed = filterByFleet(stored.vehicles, fleet)
        return vehicle ? { vehicle, listed, days: stored.days, trips: stored.trips } : null
      }),
    [vehicles, days, trips, fleet, id],
  )
  return <VehicleEvents {...props} live={live} />
}
