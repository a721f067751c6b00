import { useLingui } from '@lingui/react/macro'
import { useVehicle } from '../../../data/queries/vehicles'
import { VehiclePortrait } from './hero/VehiclePortrait'
import { VehicleGate } from './VehicleGate'

export interface VehicleDetailScreenProps {
  id: string
}

/** One vehicle of the fleet by its id, or why it is not shown. */
export function VehicleDetailScreen({ id }: VehicleDetailScreenProps) {
  const { t } = useLingui()
  return (
    <VehicleGate
      found={useVehicle(id)}
      missing={t`It may have left the fleet, or the link may be incorrect.`}
    >
      {(vehicle) => <VehiclePortrait key={id} vehicle={vehicle} />}
    </VehicleGate>
  )
}
