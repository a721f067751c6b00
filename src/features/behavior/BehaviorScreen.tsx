import type { SelectedFleet, SelectedLot } from '../../state/fleet'
import type { BehaviourFrameProps } from './BehaviorFrame'
import { FleetBehaviour } from './FleetBehavior'
import { StockBehaviour } from './InventoryBehavior'

export interface BehaviourScreenProps extends Omit<BehaviourFrameProps, 'mode' | 'rows' | 'all'> {
  fleet: SelectedFleet
  lot: SelectedLot
  dealer: boolean
}

/** One behaviour table: of a fleet's vehicles, or of a dealer's stock. */
export function BehaviourScreen({ fleet, lot, dealer, ...frame }: BehaviourScreenProps) {
  return dealer ? <StockBehaviour lot={lot} {...frame} /> : <FleetBehaviour fleet={fleet} {...frame} />
}
