import { useEffect, useMemo, useState } from 'react'
import { matchLive, valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { nextTask } from '#domain/base/nextTask'
import type { Trip } from '#domain/trips/trip'
import type { TripMoment } from '#domain/trips/tripMoments'
import type { DecodedPath } from '#domain/trips/tripPath'
import { useTripPath } from '../../../data/map/tripPaths'
import { type Drive, driveOf, momentsOf } from './tripDrive'

export interface TripDrive {
  /** Null until it is computed, or without a path. */
  drive: Drive | null
  /** The drive is loading or being computed. */
  waiting: boolean
  moments: TripMoment[]
}

interface Solved {
  trip: Trip
  drive: Drive
  moments: TripMoment[]
}

/** Results by path, so that a trip that is opened again has them immediately. */
const SOLVED = new WeakMap<DecodedPath, Solved>()

/** The data of a trip's replay; without a path there are only its moments, by the minute. */
export function useDrive(trip: Trip, region: Region): TripDrive {
  const stored = useTripPath(region, trip.vehicleId, trip.id)
  const path = valueOr(stored, null)
  const solved = useSolved(trip, region, path)
  const moments = useMemo(() => solved?.moments ?? momentsOf(trip, region, null), [trip, region, solved])
  const waiting = matchLive(stored, {
    loading: () => true,
    ready: () => solved === null,
    missing: () => false,
    error: () => false,
  })
  return { drive: solved?.drive ?? null, waiting, moments }
}

/**
 * On a slow device the solver takes longer than a frame, so it runs in a separate task. An edited trip keeps its
 * drive until it is solved again.
 */
function useSolved(trip: Trip, region: Region, path: DecodedPath | null): Solved | null {
  const [, renderWith] = useState<Solved | null>(null)
  const solved = (path && SOLVED.get(path)) ?? null
  const isSolved = solved?.trip === trip
  useEffect(() => {
    if (!path || isSolved) return
    let gone = false
    const solve = () => {
      if (gone) return
      const drive = driveOf(trip, path)
      const next = { trip, drive, moments: momentsOf(trip, region, drive) }
      SOLVED.set(path, next)
      renderWith(next)
    }
    nextTask()
      .then(solve)
      .catch((error: unknown) =>
        renderWith(() => {
          throw error
        }),
      )
    return () => {
      gone = true
    }
  }, [trip, region, path, isSolved])
  return solved
}
