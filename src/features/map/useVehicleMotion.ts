import { useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import { seedOf } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import { placeAt } from '#domain/live/livePlace'
import { motionAt } from '#domain/vehicle/vehicleMotion'
import { motionAllowed } from '../../map/ports/motion'
import { livePlaces } from '../../state/livePlaces'
import type { VehicleEntry } from './mapEntry'

export interface Move {
  id: string
  position: LngLat
  rotationDeg: number
}

/** Where a vehicle begins to move, and how. */
export type PlacedVehicle = Pick<VehicleEntry, 'id' | 'position' | 'animation'>

export interface VehicleMotion {
  /** Positions of the moving vehicles `nowMs` after the page began. */
  frame: (nowMs: number) => Iterable<Move>
  /** Where a vehicle is now, also one that is filtered out; null if it is not on the map. */
  placeOf: (vehicle: PlacedVehicle) => LngLat | null
}

/**
 * Vehicles on their paths; the same seed gives the same places. A vehicle that the live connection reports is
 * where the connection says.
 */
export function useVehicleMotion(
  entries: readonly VehicleEntry[] | null,
  seed: number,
  region: Region,
): VehicleMotion {
  return useMemo(() => {
    const seedOfVehicle = (id: string) => seedOf(`${seed}/${id}`)
    const placed = (entries ?? [])
      .filter(({ position }) => position !== null)
      .map((entry) => ({ ...entry, seed: seedOfVehicle(entry.id) }))
    return {
      *frame(nowMs) {
        const livePositions = livePlaces()
        for (const { id, animation, seed: own } of placed) {
          const place = livePositions.get(id)
          if (place) yield { id, ...placeAt(place, region, nowMs) }
          else if (animation.speedMph > 0) yield { id, ...motionAt(animation, nowMs, own) }
        }
      },
      placeOf({ id, position, animation }) {
        if (position === null) return null
        const place = livePlaces().get(id)
        if (place) return placeAt(place, region, performance.now()).position
        const elapsedMs = motionAllowed() ? performance.now() : 0
        return motionAt(animation, elapsedMs, seedOfVehicle(id)).position
      },
    }
  }, [entries, seed, region])
}
