import { useLingui } from '@lingui/react/macro'
import { useVehicle } from '../../../data/queries/vehicles'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { VehiclePortrait } from './hero/VehiclePortrait'
import { VehicleGate } from './VehicleGate'

export interface VehicleDetailScreenProps {
  id: string
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** One vehicle of the fleet by its id, or why it is not shown. */
export function VehicleDetailScreen({ id, ...data }: VehicleDetailScreenProps) {
  const { t } = useLingui()
  return (
    <VehicleGate
      found={useVehicle(id)}
      missing={t`It may have left the fleet, or the link may be incorrect.`}
      {...data}
    >
      {(vehicle) => <VehiclePortrait key={id} vehicle={vehicle} {...data} />}
    </VehicleGate>
  )
}
