import type { Trip } from '#domain/trips/trip'
import { buildVehicles } from '../fleet/vehicles'
import { once } from '../plan/once'
import { inRegions } from '../plan/regions'
import type { DriveRoutes } from './driveRoutes'
import type { TripRoute } from './tripPaths'
import { tripRoutesOf, tripsOf } from './trips'

/** The trips dataset: those of the last seven days and today's, of each vehicle the oldest first. */
export const buildTrips = once((): readonly Trip[] => buildVehicles().flatMap(tripsOf))

/** Today's trips, which the feed tells of, of each vehicle the oldest first. */
export function todaysTrips(): Trip[] {
  return buildTrips().filter(({ daysAgo }) => daysAgo === 0)
}

/** Where the trips of the dataset were driven, in its order. */
export function tripWays(): TripRoute[] {
  return buildVehicles().flatMap((vehicle) => {
    const routes = tripRoutesOf(vehicle)
    return tripsOf(vehicle).map(({ id, vehicleId, distanceMi, dots }, at) => ({
      id,
      vehicleId,
      miles: distanceMi,
      dotShares: dots.map((dot) => dot.at),
      routes: inRegions((region) => (routes[at] as DriveRoutes).map[region].route),
    }))
  })
}
