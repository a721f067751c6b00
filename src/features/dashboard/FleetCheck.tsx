import { useMemo } from 'react'
import { useVehicles } from '../../data/vehicles'
import { checkFleet } from '../../domain/vehicleCheck'
import { useFleetInForce } from '../../state/fleet'
import { CheckList } from './CheckList'

/** Who has which vehicle of the fleet in force. */
export function FleetCheck() {
  const fleet = useFleetInForce()
  const stored = useVehicles()
  const rows = useMemo(
    () =>
      stored.status === 'ready' && stored.value
        ? checkFleet(stored.value.filter((one) => fleet === 'all' || one.fleet === fleet))
        : null,
    [stored, fleet],
  )
  return <CheckList rows={rows} failed={stored.status === 'error'} />
}
