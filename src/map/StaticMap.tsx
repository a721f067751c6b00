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
  const placed = useMemo(() => placedNow(vehicles, region), [vehicles, region])
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

/** A picture younger than this is reused; while it is visible it is not redrawn either. */
const FRESH_MS = 60_000

let last: { of: string; atMs: number; placed: MapVehicle[] } | null = null

/** Positions as on the map screen: the same time and seed give the same place. */
function placedNow(vehicles: readonly MappableVehicle[], region: Region): MapVehicle[] {
  const nowMs = performance.now()
  const of = JSON.stringify([region, vehicles.map(({ id, label, tone }) => [id, label, tone])])
  if (last?.of === of && nowMs - last.atMs < FRESH_MS) return last.placed
  const elapsedMs = motionAllowed() ? nowMs : 0
  const placed = vehicles.map(({ id, label, tone, animation }) => ({
    id,
    label,
    tone,
    isMoving: false,
    ...motionAt(animation, elapsedMs, seedOf(`0/${id}`)),
  }))
  last = { of, atMs: nowMs, placed }
  return placed
}
