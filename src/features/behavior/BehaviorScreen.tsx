import type { SelectedFleet, SelectedLot } from '../../state/fleet'
import type { BehaviorFrameProps } from './BehaviorFrame'
import { FleetBehavior } from './FleetBehavior'
import { InventoryBehavior } from './InventoryBehavior'

export interface BehaviorScreenProps extends Omit<BehaviorFrameProps, 'mode' | 'live'> {
  fleet: SelectedFleet
  lot: SelectedLot
  dealer: boolean
}

/** One behavior table: of a fleet's vehicles, or of a dealer's stock. */
export function BehaviorScreen({ fleet, lot, dealer, ...frame }: BehaviorScreenProps) {
  return dealer ? <InventoryBehavior lot={lot} {...frame} /> : <FleetBehavior fleet={fleet} {...frame} />
}
