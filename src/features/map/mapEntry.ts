import type { LngLat, MapAnimation, VehicleImage } from '../../domain/vehicle/vehicle'
import type { UnplacedReason, VehicleTone } from '../../domain/vehicle/vehiclePlace'
import type { Bounds } from '../../map/camera'

/** A thing of the tab that is shown, as list and map both need it. */
export interface MapEntry {
  id: string
  label: string
  /** The second line. */
  detail: string
  /** What the list shows in front: a silhouette or an icon. */
  picture: { image: VehicleImage } | { icon: string }
  /** Where it is, or begins to move; null when it is not on the map. */
  position: LngLat | null
  /** Why it is not on the map. */
  unplaced: UnplacedReason | null
}

/** A vehicle: it looks like something, and may move. */
export interface VehicleEntry extends MapEntry {
  tone: VehicleTone
  animation: MapAnimation
}

/** In the order of the list: what has no place on the map comes last. */
export function placedFirst<Entry extends MapEntry>(entries: readonly Entry[]): Entry[] {
  return [
    ...entries.filter(({ unplaced }) => unplaced === null),
    ...entries.filter(({ unplaced }) => unplaced),
  ]
}

/** The smallest box around all that are placed; null when none is. */
export function boundsOf(entries: readonly Pick<MapEntry, 'position'>[]): Bounds | null {
  const places = entries.flatMap(({ position }) => (position ? [position] : []))
  const [first] = places
  if (!first) return null
  const bounds: Bounds = [...first, ...first]
  for (const [lng, lat] of places) {
    bounds[0] = Math.min(bounds[0], lng)
    bounds[1] = Math.min(bounds[1], lat)
    bounds[2] = Math.max(bounds[2], lng)
    bounds[3] = Math.max(bounds[3], lat)
  }
  return bounds
}
