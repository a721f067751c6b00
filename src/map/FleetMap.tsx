import { useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import { seedOf } from '#domain/base/seededRandom'
import type { MappableVehicle } from '#domain/dealer/mappableVehicles'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import { motionAt } from '#domain/vehicle/vehicleMotion'
import type { Camera } from './camera'
import { MapLost } from './MapLost'
import { MapView } from './MapView'
import { VehicleLayer } from './VehicleLayer'

export interface FleetMapProps {
  region: Region
  label: string
  /** A changed list is drawn at once. */
  vehicles: readonly MappableVehicle[]
}

/** A fleet that changes while it is shown: a disc for each vehicle in the city, as they are when the page opens. */
export function FleetMap({ region, label, vehicles }: FleetMapProps) {
  const placed = useMemo(
    () =>
      vehicles.map(({ animation, ...vehicle }) => ({
        ...vehicle,
        isMoving: false,
        ...motionAt(animation, 0, seedOf(`0/${vehicle.id}`)),
      })),
    [vehicles],
  )
  const camera = useMemo((): Camera => {
    const { west, south, east, north } = DRIVING_BOXES[region]
    return { bounds: [west, south, east, north] }
  }, [region])
  return (
    <MapView region={region} label={label} camera={camera} cameraKey={region} fallback={<MapLost />}>
      <VehicleLayer vehicles={placed} cluster={false} small />
    </MapView>
  )
}
