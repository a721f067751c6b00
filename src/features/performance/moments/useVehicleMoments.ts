import { useMemo } from 'react'
import { joinLive, type Live, mapLive, orNull } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { momentEvents } from '#domain/performance/momentEvents'
import type { CameraEventKind } from '#domain/trips/cameraEvent'
import { TRIP_DAYS, type Trip } from '#domain/trips/trip'
import type { TripMoment } from '#domain/trips/tripMoments'
import { decodePath } from '#domain/trips/tripPath'
import type { VehicleEvent } from '#domain/vehicle/safetyEvents'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { useCameraEvents } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/FormatsProvider'
import { driveOf, momentsOf } from '../../../widgets/trips/replay/tripDrive'

/** An event of a kept trip, with its place and its second. */
export interface VehicleMoment {
  /** Trip and dot, as the address has it. */
  key: string
  trip: Trip
  moment: TripMoment
  events: VehicleEvent[]
  /** What its clip shows; null where it has none. */
  clip: CameraEventKind | null
  at: Date
}

/**
 * The events of a vehicle's trips of the last seven full days, the newest first. They wait for the ways along
 * the streets: without them an event would show at another second. A vehicle that has none shows them by the minute.
 */
export function useVehicleMoments(
  vehicleId: string,
  trips: readonly Trip[],
  region: Region,
): Live<VehicleMoment[]> {
  const paths = useVehiclePaths(region, vehicleId)
  const clips = useCameraEvents()
  const { at } = useFormats()
  return useMemo(
    () =>
      mapLive(joinLive({ paths: orNull(paths), clips }), (stored) => {
        const kinds = new Map(stored.clips.map(({ id, kind }) => [id, kind]))
        return trips
          .filter(({ daysAgo }) => daysAgo >= 1 && daysAgo <= TRIP_DAYS)
          .flatMap((trip) => {
            const path = stored.paths && decodePath(stored.paths, trip.id)
            const startMs = at(trip.ended).getTime() - trip.minutes * 60_000
            return momentsOf(trip, region, path ? driveOf(trip, path) : null).flatMap(
              (moment): VehicleMoment[] => {
                const { id, video } = moment.dot
                const events = momentEvents(moment.kind, moment.dot)
                if (events.length === 0) return []
                const clip = video === undefined ? null : (kinds.get(video) ?? null)
                const time = new Date(startMs + moment.second * 1000)
                return [{ key: `${trip.id}.${id}`, trip, moment, events, clip, at: time }]
              },
            )
          })
          .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      }),
    [trips, paths, clips, region, at],
  )
}
