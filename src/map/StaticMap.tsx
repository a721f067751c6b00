import { useMemo } from 'react'
import type { Region } from '../domain/kiosk/locale'
import { seedOf } from '../domain/kiosk/seededRandom'
import type { MappableVehicle } from '../domain/vehicle/mappableVehicles'
import { motionAt } from '../domain/vehicle/vehicleMotion'
import { boundsOf } from './boundsOf'
import { REGION_BOUNDS } from './camera'
import { MapLost } from './MapLost'
import { MapView } from './MapView'
import { motionAllowed } from './motion'
import { VehicleLayer } from './VehicleLayer'

export interface StaticMapProps {
  region: Region
  /** Accessible name of the map. */
  label: string
  vehicles: readonly MappableVehicle[]
}

/** A map of the vehicles' positions that is not interactive; a single vehicle has a label. */
export function StaticMap({ region, label, vehicles }: StaticMapProps) {
  const placed = useMemo(
    () =>
      vehicles.map(({ id, label: name, tone, animation }) => {
        // As the map room has them: the same time and seed make the same place.
        const elapsedMs = motionAllowed() ? performance.now() : 0
        return {
          id,
          label: name,
          tone,
          isMoving: false,
          ...motionAt(animation, elapsedMs, seedOf(`0/${id}`)),
        }
      }),
    [vehicles],
  )
  const bounds = useMemo(
    () => (placed.length > 0 ? boundsOf(placed.map(({ position }) => position)) : REGION_BOUNDS[region]),
    [placed, region],
  )
  const [first] = placed
  return (
    <MapView
      region={region}
      label={label}
      camera={{ bounds }}
      cameraKey={`${region} ${placed.map(({ id }) => id)}`}
      still
      fallback={<MapLost />}
    >
      <VehicleLayer vehicles={placed} selectedId={placed.length === 1 ? first?.id : null} small />
    </MapView>
  )
}
