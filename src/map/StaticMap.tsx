import { useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import { seedOf } from '#domain/base/seededRandom'
import type { MappableVehicle } from '#domain/dealer/mappableVehicles'
import { motionAt } from '#domain/vehicle/vehicleMotion'
import { boundsOf } from './boundsOf'
import { REGION_BOUNDS } from './camera'
import { MapLost } from './MapLost'
import { motionAllowed } from './ports/motion'
import { StillMap } from './StillMap'
import { type MapVehicle, VehicleLayer } from './VehicleLayer'

export interface StaticMapProps {
  region: Region
  label: string
  vehicles: readonly MappableVehicle[]
}

/** A non-interactive map of the vehicles' positions; a single vehicle has a label. */
export function StaticMap({ region, label, vehicles }: StaticMapProps) {
  const placed = useMemo(() => placedNow(vehicles), [vehicles])
  const bounds = useMemo(
    () => (placed.length > 0 ? boundsOf(placed.map(({ position }) => position)) : REGION_BOUNDS[region]),
    [placed, region],
  )
  const [first] = placed
  return (
    <StillMap
      region={region}
      label={label}
      camera={{ bounds }}
      picture={useMemo(() => JSON.stringify(placed), [placed])}
      fallback={<MapLost />}
    >
      <VehicleLayer vehicles={placed} selectedId={placed.length === 1 ? first?.id : null} small />
    </StillMap>
  )
}

/** All small maps show the vehicles where they were at the start of this period, so that pictures can be kept. */
const PERIOD_MS = 60_000

/** Positions as on the map screen at that time: the same time and seed give the same place. */
function placedNow(vehicles: readonly MappableVehicle[]): MapVehicle[] {
  const elapsedMs = motionAllowed() ? Math.floor(performance.now() / PERIOD_MS) * PERIOD_MS : 0
  return vehicles.map(({ id, label, tone, animation }) => ({
    id,
    label,
    tone,
    isMoving: false,
    ...motionAt(animation, elapsedMs, seedOf(`0/${id}`)),
  }))
}
