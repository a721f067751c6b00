import { useMemo } from 'react'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { valueOr } from '../../../domain/kiosk/live'
import type { Region } from '../../../domain/kiosk/locale'
import { momentEvents } from '../../../domain/performance/momentEvents'
import type { VehicleEvent } from '../../../domain/performance/safetyEvents'
import { TRIP_DAYS, type Trip } from '../../../domain/trips/trip'
import type { TripMoment } from '../../../domain/trips/tripMoments'
import { decodePath } from '../../../domain/trips/tripPath'
import { useFormats } from '../../../i18n/FormatsProvider'
import { driveOf, momentsOf } from '../../../widgets/trips/replay/tripDrive'

/** An event of a kept trip, with its place and its second. */
export interface VehicleMoment {
  /** Trip and dot, as the address has it. */
  key: string
  trip: Trip
  moment: TripMoment
  events: VehicleEvent[]
  at: Date
}

/** The events of a vehicle's trips of the last seven full days, the newest first. */
export function useVehicleMoments(
  vehicleId: string,
  trips: readonly Trip[],
  region: Region,
): VehicleMoment[] {
  const paths = valueOr(useVehiclePaths(region, vehicleId), null)
  const { at } = useFormats()
  return useMemo(
    () =>
      trips
        .filter(({ daysAgo }) => daysAgo >= 1 && daysAgo <= TRIP_DAYS)
        .flatMap((trip) => {
          const path = paths && decodePath(paths, trip.id)
          const startMs = at(trip.ended).getTime() - trip.minutes * 60_000
          return momentsOf(trip, region, path ? driveOf(trip, path) : null).flatMap(
            (moment): VehicleMoment[] => {
              const events = momentEvents(moment.kind, moment.dot)
              if (events.length === 0) return []
              const key = `${trip.id}.${moment.dot.id}`
              return [{ key, trip, moment, events, at: new Date(startMs + moment.second * 1000) }]
            },
          )
        })
        .toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    [trips, paths, region, at],
  )
}
