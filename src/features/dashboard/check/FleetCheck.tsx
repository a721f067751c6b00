import { useMemo } from 'react'
import { answerOf } from '../../../data/core/live'
import { useVehicles } from '../../../data/queries/vehicles'
import { filterByFleet } from '../../../domain/vehicle/vehicle'
import { fleetCheckList } from '../../../domain/vehicle/vehicleCheck'
import { useFleetInForce } from '../../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the fleet in force. */
export function FleetCheck() {
  const fleet = useFleetInForce()
  const stored = useVehicles()
  const all = answerOf(stored)
  const rows = useMemo(() => {
    const mine = filterByFleet(all, fleet)
    return mine && fleetCheckList(mine)
  }, [all, fleet])
  return <CheckList rows={rows} failed={stored.status === 'error'} />
}
