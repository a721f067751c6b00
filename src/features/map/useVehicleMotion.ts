import { useMemo } from 'react'
import { seedOf } from '../../domain/seededRandom'
import type { LngLat } from '../../domain/vehicle'
import type { VehicleEntry } from './mapEntry'
import { motionAt } from './motionBox'

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
        return entry ? motionAt(entry.animation, performance.now(), entry.seed).position : null
      },
    }
  }, [entries, seed])
}
