import type { Bounds } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { MapAnimation, VehicleImage } from '#domain/vehicle/vehicle'
import { pointsOnTheWay } from '#domain/vehicle/vehicleMotion'
import type { UnplacedReason, VehicleTone } from '#domain/vehicle/vehiclePlace'
import { boundsOf as boxAround } from '../../map/boundsOf'

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

/** The smallest box around all that are placed, and around the ways of those that move; null when none is. */
export function boundsOf(
  entries: readonly (Pick<MapEntry, 'position'> & { animation?: MapAnimation })[],
): Bounds | null {
  const points = entries.flatMap(({ position, animation }) =>
    position ? [position, ...(animation ? pointsOnTheWay(animation) : [])] : [],
  )
  return points.length > 0 ? boxAround(points) : null
}
