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
  /** Null until it is worked out, or when there is no way. */
  drive: Drive | null
  /** True while it may still come. */
  waiting: boolean
  moments: TripMoment[]
}

interface Solved {
  trip: Trip
  drive: Drive
  moments: TripMoment[]
}

/** What was worked out for a way, so that a trip that is opened again has it at once. */
const SOLVED = new WeakMap<DecodedPath, Solved>()

/** Everything that a replay needs of a trip; without its way there are still its moments, by the minute. */
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
 * The solver takes a slow device longer than a frame, so it runs in a task of its own. Until a trip that was edited is
 * solved again, its drive stays as it was.
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
