import type { Capabilities } from '#domain/device/capabilities'

/** The screen elements that tour hints point at; `screen` is where the target is (docs/game.md T2). */
export interface Waypoint {
  id: number
  name: string
  screen: string
  /** Steps of the hint; each may have its own target. */
  steps: 1 | 2 | 3
  /** Capabilities that the visit needs for the target to be unlocked (docs/decisions.md D33). */
  needs?: readonly (keyof Capabilities)[]
}

/** The twenty waypoints in order; ids are reported and never change. */
export const WAYPOINTS = [
  { id: 1, name: 'bell', screen: 'header', steps: 1 },
  { id: 2, name: 'bell-settings', screen: 'notifications panel', steps: 1 },
  { id: 3, name: 'search', screen: '/home', steps: 1 },
  { id: 4, name: 'health', screen: '/home', steps: 2 },
  { id: 5, name: 'recalls', screen: '/home', steps: 1 },
  { id: 6, name: 'behavior', screen: '/home', steps: 2, needs: ['driverBehavior'] },
  { id: 7, name: 'map-tabs', screen: '/0', steps: 3 },
  { id: 8, name: 'map-filter', screen: '/0', steps: 1, needs: ['vehiclePositions'] },
  { id: 9, name: 'vehicle-detail', screen: '/1/detail/{id}', steps: 2 },
  { id: 10, name: 'remote', screen: '/1/detail/{id}', steps: 1 },
  { id: 11, name: 'trips', screen: 'trip history', steps: 2, needs: ['tripHistory', 'trips'] },
  { id: 12, name: 'driver-score', screen: '/2/detail/{id}', steps: 1, needs: ['driverBehavior'] },
  { id: 13, name: 'users', screen: '/2', steps: 2 },
  { id: 14, name: 'performance', screen: '/4', steps: 1, needs: ['performance'] },
  { id: 15, name: 'cameras', screen: '/4/camera-statuses', steps: 1, needs: ['performance'] },
  { id: 16, name: 'reports', screen: '/5', steps: 2 },
  { id: 17, name: 'expenses', screen: '/3', steps: 1 },
  { id: 18, name: 'fleets', screen: 'header', steps: 1 },
  { id: 19, name: 'notification-categories', screen: '/7', steps: 2 },
  { id: 20, name: 'add-ons', screen: '/8', steps: 3 },
] as const satisfies readonly Waypoint[]

/** The hint in the notifications panel, and its delay after the panel opens, in milliseconds (docs/game.md T1). */
export const PANEL_HINT = 'bell-settings'
export const PANEL_HINT_AFTER_MS = 500

export type WaypointName = (typeof WAYPOINTS)[number]['name']

/** The waypoints that this visit can reach: locked ones are neither shown nor counted (docs/decisions.md D33). */
export function reachableWaypoints(capabilities: Capabilities): readonly (typeof WAYPOINTS)[number][] {
  return WAYPOINTS.filter(({ needs = [] }: Waypoint) => needs.every((needed) => capabilities[needed]))
}
