import { useLingui } from '@lingui/react/macro'
import { useCapabilities } from '../../../state/capabilities'
import type { SelectedFleet, SelectedLot } from '../../../state/fleet'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import type { BlockViewsProps } from './BlockViews'
import { FleetBlocks } from './FleetBlocks'
import { InventoryBlocks } from './InventoryBlocks'

export interface DriveBlockScreenProps extends Pick<BlockViewsProps, 'search' | 'onSearch'> {
  fleet: SelectedFleet
  lot: SelectedLot
}

/** Which vehicles are blocked from being driven, and the switch of each (docs/rules.md PE-06). */
export function DriveBlockScreen({ fleet, lot, ...list }: DriveBlockScreenProps) {
  const { t } = useLingui()
  const { performance, inventory } = useCapabilities()
  if (!performance) {
    return (
      <LockedScreen title={t`Drive block is not included in your plan`}>
        {t`A higher plan keeps a vehicle from being started until you release it.`}
      </LockedScreen>
    )
  }
  return inventory ? <InventoryBlocks lot={lot} {...list} /> : <FleetBlocks fleet={fleet} {...list} />
}
