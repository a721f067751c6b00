import type { SelectedFleet } from '../../state/fleet'
import { useFleetBehavior } from '../../widgets/behavior/useFleetBehavior'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

export interface FleetBehaviorProps extends Omit<BehaviorFrameProps, 'mode' | 'live'> {
  fleet: SelectedFleet
}

/** The vehicles of a fleet, with what their days sum up to. */
export function FleetBehavior({ fleet, ...frame }: FleetBehaviorProps) {
  const live = useFleetBehavior(frame.table, fleet, frame.window)
  return <BehaviorFrame {...frame} mode="fleet" live={live} />
}
