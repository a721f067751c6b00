import { useSyncExternalStore } from 'react'
import type { WaypointName } from '#domain/tour/waypoints'
import { onWaypoints, waypointTarget } from '../../../state/waypoints'

/** The element that a step points at now. */
export function useStepTarget(name: WaypointName, step: number): Element | null {
  return useSyncExternalStore(onWaypoints, () => waypointTarget(name, step))
}
