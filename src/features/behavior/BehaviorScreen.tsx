import { useLingui } from '@lingui/react/macro'
import { useCapabilities } from '../../state/capabilities'
import type { SelectedFleet, SelectedLot } from '../../state/fleet'
import { LockedScreen } from '../../widgets/upgrade/LockedScreen'
import type { BehaviorFrameProps } from './BehaviorFrame'
import { FleetBehavior } from './FleetBehavior'
import { InventoryBehavior } from './InventoryBehavior'

export interface BehaviorScreenProps extends Omit<BehaviorFrameProps, 'mode' | 'live'> {
  fleet: SelectedFleet
  lot: SelectedLot
  dealer: boolean
}

/** One behavior table: of a fleet's vehicles, or of a dealer's inventory; locked where the plan has none. */
export function BehaviorScreen({ fleet, lot, dealer, ...frame }: BehaviorScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().driverBehavior) {
    return (
      <LockedScreen title={t`This table is not included in your plan`}>
        {t`A higher plan compares distance, efficiency, and fuel of every vehicle with the period before.`}
      </LockedScreen>
    )
  }
  return dealer ? <InventoryBehavior lot={lot} {...frame} /> : <FleetBehavior fleet={fleet} {...frame} />
}
