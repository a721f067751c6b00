import type { LngLat } from '../domain/vehicle/vehicle'
import { pointFeature } from './geo'
import { imageName } from './images/imageName'
import { mapName } from './mapName'
import type { MapVehicle } from './VehicleLayer'

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
    place(id: string, position: LngLat, rotationDeg: number): void {
      const feature = byId.get(id)
      if (feature?.geometry.type !== 'Point') return
      feature.geometry.coordinates = position
      feature.properties.rotation = rotationDeg
    },
  }
}
