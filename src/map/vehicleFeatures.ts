import type { LngLat } from '#domain/geo/lngLat'
import { bearingDifferenceDeg } from '#domain/geo/measure'
import { type Feature, pointFeature } from './geo'
import { imageName } from './images/imageName'
import { mapName } from './mapName'
import type { MapVehicle, VehiclePosition } from './VehicleLayer'

/** Features that are updated in place: no object is created for a vehicle that only moves. */
export function vehicleFeatures(vehicles: readonly MapVehicle[], selectedId: string | null) {
  const made = vehicles.map(({ id, label, position, rotationDeg, tone, isMoving }) => {
    const tip = id === selectedId && { tip: imageName({ kind: 'tip', text: mapName(label) }) }
    const name = isMoving && { name: mapName(label) }
    return pointFeature([...position], { id, rotation: rotationDeg, tone, ...name, ...tip })
  })
  let movedAtMs = Number.NEGATIVE_INFINITY
  const byId = new Map(made.map((feature) => [feature.properties.id, feature]))
  return {
    rest: made.filter(({ properties }) => properties.id !== selectedId),
    selected: made.filter(({ properties }) => properties.id === selectedId),
    /**
     * Moves all vehicles to their current positions, or none: not before one of them has moved by a visible distance,
     * or has turned and the last move is a while ago: in a bend it would redraw the whole map again and again.
     * @param nowMs since the page was loaded
     * @returns whether they were moved
     */
    move(places: Iterable<VehiclePosition>, zoom: number, nowMs: number): boolean {
      const all = [...places]
      const leastTurnDeg = nowMs - movedAtMs < TURN_PAUSE_MS ? Number.POSITIVE_INFINITY : SAME_DEG
      if (!all.some((place) => isSeen(byId.get(place.id), place, zoom, leastTurnDeg))) return false
      movedAtMs = nowMs
      for (const { id, position, rotationDeg } of all) {
        const feature = byId.get(id)
        if (feature?.geometry.type !== 'Point') continue
        feature.geometry.coordinates = position
        feature.properties.rotation = rotationDeg
      }
      return true
    },
  }
}

/** Whether a vehicle has visibly moved or turned. */
function isSeen(
  feature: Feature | undefined,
  { position, rotationDeg }: Omit<VehiclePosition, 'id'>,
  zoom: number,
  leastTurnDeg = SAME_DEG,
): boolean {
  if (feature?.geometry.type !== 'Point') return false
  const turn = bearingDifferenceDeg(Number(feature.properties.rotation), rotationDeg)
  return turn >= leastTurnDeg || pxBetween(feature.geometry.coordinates as LngLat, position, zoom) >= SAME_PX
}

/** Whether two lists of features look the same, so that the second need not be sent. */
export function looksSame(drawn: readonly Feature[], next: readonly Feature[], zoom: number): boolean {
  return (
    drawn.length === next.length &&
    drawn.every((before, index) => {
      const to = next[index]
      if (to?.geometry.type !== 'Point') return false
      const { rotation, ...looks } = to.properties
      const place = { position: to.geometry.coordinates as LngLat, rotationDeg: Number(rotation) }
      return (
        Object.keys(before.properties).length === Object.keys(to.properties).length &&
        Object.entries(looks).every(([name, value]) => before.properties[name] === value) &&
        !isSeen(before, place, zoom)
      )
    })
  )
}

/** Smaller differences are invisible: device pixels, degrees. */
const SAME_PX = 1
const SAME_DEG = 15
const TURN_PAUSE_MS = 3_000
/** Width of the world at zoom 0, CSS pixels. */
const WORLD_PX = 512

/** Device pixels between two nearby places. */
function pxBetween([lng, lat]: LngLat, [toLng, toLat]: LngLat, zoom: number): number {
  const pxPerDegree = (WORLD_PX * 2 ** zoom * devicePixelRatio) / 360
  return pxPerDegree * Math.hypot(toLng - lng, (toLat - lat) / Math.cos((lat * Math.PI) / 180))
}
