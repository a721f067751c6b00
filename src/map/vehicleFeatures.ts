import type { LngLat } from '../domain/vehicle/vehicle'
import { pointFeature } from './geo'
import { imageName } from './images/imageName'
import { mapName } from './mapName'
import type { MapVehicle, VehiclePosition } from './VehicleLayer'

/** Features to be moved in place: no object is made for a vehicle that only moves on. */
export function vehicleFeatures(vehicles: readonly MapVehicle[], selectedId: string | null) {
  const made = vehicles.map(({ id, label, position, rotationDeg, tone, isMoving }) => {
    const tip = id === selectedId && { tip: imageName({ kind: 'tip', text: mapName(label) }) }
    const name = isMoving && { name: mapName(label) }
    return pointFeature([...position], { id, rotation: rotationDeg, tone, ...name, ...tip })
  })
  const byId = new Map(made.map((feature) => [feature.properties.id, feature]))
  return {
    rest: made.filter(({ properties }) => properties.id !== selectedId),
    selected: made.filter(({ properties }) => properties.id === selectedId),
    /**
     * Puts vehicles where they are by now, all or none: not before one of them has moved by what a screen shows.
     * @returns whether they were put there
     */
    move(places: Iterable<VehiclePosition>, zoom: number): boolean {
      const moves = [...places].flatMap((place) => {
        const feature = byId.get(place.id)
        return feature?.geometry.type === 'Point' ? [{ ...place, feature, point: feature.geometry }] : []
      })
      const isSeen = moves.some(({ feature, point, position, rotationDeg }) => {
        const turn = Math.abs(Number(feature.properties.rotation) - rotationDeg)
        return turn >= SAME_DEG || pxBetween(point.coordinates as LngLat, position, zoom) >= SAME_PX
      })
      if (!isSeen) return false
      for (const { feature, point, position, rotationDeg } of moves) {
        point.coordinates = position
        feature.properties.rotation = rotationDeg
      }
      return true
    },
  }
}

/** What is less than this apart looks the same: pixels of the device, degrees. */
const SAME_PX = 1
const SAME_DEG = 15
/** CSS pixels of the world at zoom 0. */
const WORLD_PX = 512

/** Pixels of the device between two places that are near each other. */
function pxBetween([lng, lat]: LngLat, [toLng, toLat]: LngLat, zoom: number): number {
  const pxPerDegree = (WORLD_PX * 2 ** zoom * devicePixelRatio) / 360
  return pxPerDegree * Math.hypot(toLng - lng, (toLat - lat) / Math.cos((lat * Math.PI) / 180))
}
