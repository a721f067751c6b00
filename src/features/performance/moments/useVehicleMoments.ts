import { useEffect, useMemo, useState } from 'react'
import { joinLive, type Live, LOADING, mapLive, orNull, ready, valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { type Rest, workAhead } from '#domain/base/workAhead'
import { momentEvents } from '#domain/performance/momentEvents'
import type { CameraEventKind } from '#domain/trips/cameraEvent'
import { TRIP_DAYS, type Trip } from '#domain/trips/trip'
import type { TripMoment } from '#domain/trips/tripMoments'
import { decodePath, type TripPaths } from '#domain/trips/tripPath'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { useCameraEvents } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/useFormats'
import { driveOf, momentsOf } from '../../../widgets/trips/replay/tripDrive'

/** An event of a stored trip, with its place and its second. */
export interface VehicleMoment {
  /** Trip and dot, as in the address. */
  key: string
  trip: Trip
  moment: TripMoment
  events: VehicleEvent[]
  /** What its clip shows; null without a clip. */
  clip: CameraEventKind | null
  at: Date
}

/**
 * The events of a vehicle's trips of the last seven full days, the newest first. They wait for the paths along
 * the streets: without them an event would show at another second. A vehicle without paths shows them by the minute.
 */
export function useVehicleMoments(
  vehicleId: string,
  trips: readonly Trip[],
  region: Region,
): Live<VehicleMoment[]> {
  const solved = useSolvedTrips(vehicleId, trips, region)
  const clips = useCameraEvents()
  const { at } = useFormats()
  return useMemo(
    () =>
      mapLive(joinLive({ solved, clips }), (stored) => {
        const kinds = new Map(stored.clips.map(({ id, kind }) => [id, kind]))
        return stored.solved
          .flatMap(({ trip, moments }) => {
            const startMs = at(trip.ended).getTime() - trip.minutes * 60_000
            return moments.flatMap((moment): VehicleMoment[] => {
              const { id, video } = moment.dot
              const events = momentEvents(moment.kind, moment.dot)
              if (events.length === 0) return []
              const clip = video === undefined ? null : (kinds.get(video) ?? null)
              const time = new Date(startMs + moment.second * 1000)
              return [{ key: `${trip.id}.${id}`, trip, moment, events, clip, at: time }]
            })
          })
          .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      }),
    [solved, clips, at],
  )
}

interface SolvedTrip {
  trip: Trip
  moments: TripMoment[]
}

interface Solved {
  /** The trips that were given, of all days. */
  of: readonly Trip[]
  trips: SolvedTrip[]
}

/** Results by paths, so that a vehicle that is opened again has them at once. */
const SOLVED = new WeakMap<TripPaths, Solved>()

/**
 * The solver takes a slow device longer than a frame for each trip, so each is solved in a separate task. Until
 * trips that were edited are solved again, the moments stay as they were.
 */
function useSolvedTrips(vehicleId: string, trips: readonly Trip[], region: Region): Live<SolvedTrip[]> {
  const stored = useVehiclePaths(region, vehicleId)
  const paths = valueOr(stored, null)
  const [, renderWith] = useState<Solved | null>(null)
  const solved = (paths && SOLVED.get(paths)) ?? null
  const isSolved = solved?.of === trips
  useEffect(() => {
    if (!paths || isSolved) return
    const solve = async (rest: Rest) => {
      const next: Solved = { of: trips, trips: [] }
      for (const trip of recentOf(trips)) {
        await rest()
        const path = decodePath(paths, trip.id)
        next.trips.push({ trip, moments: momentsOf(trip, region, path && driveOf(trip, path)) })
      }
      SOLVED.set(paths, next)
      renderWith(next)
    }
    const fail = (error: unknown) =>
      renderWith(() => {
        throw error
      })
    // The visitor waits for them, so they make way for a press, but not for the quiet time after it.
    return workAhead((rest) => solve(rest).catch(fail), { limitMs: 0 })
  }, [trips, region, paths, isSolved])
  return useMemo(() => {
    if (paths) return solved ? ready(solved.trips) : LOADING
    return mapLive(orNull(stored), () =>
      recentOf(trips).map((trip) => ({ trip, moments: momentsOf(trip, region, null) })),
    )
  }, [stored, paths, solved, trips, region])
}

const recentOf = (trips: readonly Trip[]) =>
  trips.filter(({ daysAgo }) => daysAgo >= 1 && daysAgo <= TRIP_DAYS)
