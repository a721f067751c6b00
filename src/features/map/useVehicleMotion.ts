import { useMemo } from 'react'
import { seedOf } from '../../domain/kiosk/seededRandom'
import type { LngLat } from '../../domain/vehicle/vehicle'
import { motionAt } from '../../domain/vehicle/vehicleMotion'
import { motionAllowed } from '../../map/motion'
import type { VehicleEntry } from './mapEntry'

export interface Move {
  id: string
  position: LngLat
  rotationDeg: number
}

export interface VehicleMotion {
  /** Where the moving ones are, so many milliseconds after the page began. */
  frame: (nowMs: number) => Iterable<Move>
  /** Where one is now; null for one that is not on the map. */
  placeOf: (id: string) => LngLat | null
}

/** Vehicles on their ways; the same seed gives the same places. */
export function useVehicleMotion(entries: readonly VehicleEntry[] | null, seed: number): VehicleMotion {
  return useMemo(() => {
    const placed = (entries ?? [])
      .filter(({ position }) => position !== null)
      .map((entry) => ({ ...entry, seed: seedOf(`${seed}/${entry.id}`) }))
    const moving = placed.filter(({ animation }) => animation.speedMph > 0)
    return {
      *frame(nowMs) {
        for (const { id, animation, seed: own } of moving) yield { id, ...motionAt(animation, nowMs, own) }
      },
      placeOf(id) {
        const entry = placed.find((one) => one.id === id)
        const elapsedMs = motionAllowed() ? performance.now() : 0
        return entry ? motionAt(entry.animation, elapsedMs, entry.seed).position : null
      },
    }
  }, [entries, seed])
}
