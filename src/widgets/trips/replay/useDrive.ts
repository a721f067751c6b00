import { useMemo } from 'react'
import { matchLive, valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Trip } from '#domain/trips/trip'
import type { TripMoment } from '#domain/trips/tripMoments'
import { useTripPath } from '../../../data/map/tripPaths'
import { type Drive, driveOf, momentsOf } from './tripDrive'

export interface TripDrive {
  /** Null while the way is still being stored, or when there is none. */
  drive: Drive | null
  /** True while it may still come. */
  waiting: boolean
  moments: TripMoment[]
}

/** Everything that a replay needs of a trip; without its way there are still its moments, by the minute. */
export function useDrive(trip: Trip, region: Region): TripDrive {
  const stored = useTripPath(region, trip.vehicleId, trip.id)
  const path = valueOr(stored, null)
  const drive = useMemo(() => (path ? driveOf(trip, path) : null), [trip, path])
  const moments = useMemo(() => momentsOf(trip, region, drive), [trip, region, drive])
  const waiting = matchLive(stored, {
    loading: () => true,
    ready: () => false,
    missing: () => false,
    error: () => false,
  })
  return { drive, waiting, moments }
}
