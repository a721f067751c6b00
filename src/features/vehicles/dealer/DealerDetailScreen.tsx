import { useLingui } from '@lingui/react/macro'
import { useDealerVehicle } from '../../../data/queries/dealerVehicles'
import type { VehicleDetailScreenProps } from '../detail/VehicleDetailScreen'
import { VehicleGate } from '../detail/VehicleGate'
import { DealerPortrait } from './DealerPortrait'

/** One vehicle of a dealer's stock by its id, or why it is not shown. */
export function DealerDetailScreen({ id }: VehicleDetailScreenProps) {
  const { t } = useLingui()
  return (
    <VehicleGate
      found={useDealerVehicle(id)}
      missing={t`It may have been sold, or the link may be incorrect.`}
    >
      {(vehicle) => <DealerPortrait key={id} vehicle={vehicle} />}
    </VehicleGate>
  )
}
