import { useMemo } from 'react'
import { mapLive } from '#domain/base/live'
import { fleetCheckList } from '#domain/dashboard/vehicleCheck'
import { filterByFleet } from '#domain/vehicle/vehicle'
import { useVehicles } from '../../../data/queries/vehicles'
import { useEffectiveFleet } from '../../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the fleet in force. */
export function FleetCheck() {
  const fleet = useEffectiveFleet()
  const live = useVehicles()
  const rows = useMemo(() => mapLive(live, (all) => fleetCheckList(filterByFleet(all, fleet))), [live, fleet])
  return <CheckList rows={rows} />
}
