import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg } from '#domain/geo/measure'
import type { RoadClass } from '#domain/geo/road'
import type { StreetEdge } from '../../basemap/streetGraph'
import { destinationPoint } from '../plan/geo'
import { lengthMi, type Split, splitShape } from './roadNetwork'
import type { StreetIndex } from './streetIndex'

const MILES_PER_METER = 1 / 1609.344
/** Farthest that a street is looked for, meters. */
const SEARCH_RADIUS_M = 900
/** A door is no nearer to a corner than this, meters. */
const MIN_CORNER_DISTANCE_M = 18
/** Doors are this far from the middle of the street, meters: the first that is nowhere near another street. */
const DOOR_DISTANCES_M = [14, 11, 17, 9, 19] as const
/** How near and how far from any street a door may be, meters. */
export const DOOR_DISTANCE_RANGE_M = { min: 8, max: 20 } as const

/** Roads that doors open on to. */
const DOOR_CLASSES: readonly RoadClass[] = ['primary', 'secondary', 'tertiary', 'minor']

/** Whether doors open on to a street: a named one that is long enough, and no motorway. */
export function hasDoors({ roadClass, name, shape }: StreetEdge): boolean {
  return (
    name !== null &&
    DOOR_CLASSES.includes(roadClass) &&
    lengthMi(shape) > 3 * MIN_CORNER_DISTANCE_M * MILES_PER_METER
  )
}

/** Where something stands beside a street. */
export interface Curb extends Split {
  /** The middle of the street before the door: where trips begin and end. */
  stop: LngLat
  /** The door, some meters beside the street, on the side that was asked for where there is room. */
  door: LngLat
  street: string
  /** Bearing of the street in its own direction. */
  bearingDeg: number
}

/**
 * The door nearest to a position: on the nearest street of `doors` (those that have any), clear of
 * every street of `all`. Throws when there is no street far and wide.
 */
export function curbNear(doors: StreetIndex, all: StreetIndex, position: LngLat): Curb {
  for (const { edge, mile, point } of doors.near(position, SEARCH_RADIUS_M)) {
    const length = lengthMi(edge.shape)
    const margin = MIN_CORNER_DISTANCE_M * MILES_PER_METER
    for (const shift of [0, 20, -20, 40, -40]) {
      const at = Math.min(length - margin, Math.max(margin, mile + shift * MILES_PER_METER))
      const [before, after] = splitShape(edge.shape, at)
      const stop = after[0] as LngLat
      const street = bearingDeg(before.at(-2) ?? stop, after[1] ?? stop)
      const right = sideOf(street, point, position) >= 0
      for (const meters of DOOR_DISTANCES_M)
        for (const side of right ? [90, -90] : [-90, 90]) {
          const door = destinationPoint(stop, meters * MILES_PER_METER, (street + side + 360) % 360)
          const nearest = all.near(door, DOOR_DISTANCE_RANGE_M.max)[0]
          if (!nearest || nearest.meters < DOOR_DISTANCE_RANGE_M.min || nearest.edge !== edge) continue
          return { edge, mile: at, stop, door, street: edge.name ?? '', bearingDeg: street }
        }
    }
  }
  throw new Error(`There is no street for a door near ${position.join(', ')}`)
}

/** Above 0 when a position is on the right of a street that leads on a bearing through a point. */
function sideOf(street: number, point: LngLat, position: LngLat): number {
  const turn = ((bearingDeg(point, position) - street + 540) % 360) - 180
  return turn
}

/** A lot is this far from the middle of the nearest street, meters: its fence stays beside it. */
const LOT_DISTANCE_M = { min: 38, max: 75 } as const
/** Steps in which room for a lot is looked for, meters. */
const SEARCH_STEP_M = 20

/** The middle of a free ground for a lot, nearest to a position. Throws when there is none far and wide. */
export function freeLotNear(streets: StreetIndex, position: LngLat): LngLat {
  for (let ring = 0; ring * SEARCH_STEP_M < SEARCH_RADIUS_M; ring++)
    for (let turn = 0; turn < Math.max(1, ring * 6); turn++) {
      const spot = destinationPoint(
        position,
        ring * SEARCH_STEP_M * MILES_PER_METER,
        (turn * 60) / Math.max(1, ring),
      )
      const [nearest] = streets.near(spot, LOT_DISTANCE_M.max)
      if (nearest && nearest.meters >= LOT_DISTANCE_M.min) return spot
    }
  throw new Error(`There is no room for a lot near ${position.join(', ')}`)
}
