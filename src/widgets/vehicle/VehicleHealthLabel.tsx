import type { Vehicle } from '#domain/vehicle/vehicle'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { HEALTH_LOOKS } from './healthLooks'
import { useFindingText } from './useFindingText'

/** A vehicle's health as a pill with its most severe finding. */
export function VehicleHealthLabel({ vehicle }: { vehicle: Vehicle }) {
  const findingOf = useFindingText()
  return (
    <StatusLabel {...HEALTH_LOOKS[vehicle.health]} pill>
      {findingOf(vehicle)}
    </StatusLabel>
  )
}
