import { useSyncExternalStore } from 'react'
import type { WaypointName } from '#domain/tour/waypoints'
import { onWaypoints, waypointTarget } from '../../../state/waypoints'

/** The current target of a step. */
export function useStepTarget(name: WaypointName, step: number): Element | null {
  return useSyncExternalStore(onWaypoints, () => waypointTarget(name, step))
}
