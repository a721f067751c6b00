import type { Trip } from '../../../src/domain/trips/trip'
import { buildVehicles } from '../fleet/vehicles'
import { inRegions } from '../plan/regions'
import type { TripWay } from './tripPaths'
import { tripsOf, tripWaysOf } from './trips'
import type { DriveWays } from './tripWays'

/** The trips dataset: those of the last seven days and today's, of each vehicle the oldest first. */
export function buildTrips(): Trip[] {
  return buildVehicles().flatMap(tripsOf)
}

/** Today's trips, which the feed tells of, of each vehicle the oldest first. */
export function todaysTrips(): Trip[] {
  return buildTrips().filter(({ daysAgo }) => daysAgo === 0)
}

/** Where the trips of the dataset were driven, in its order. */
export function tripWays(): TripWay[] {
  return buildVehicles().flatMap((vehicle) => {
    const ways = tripWaysOf(vehicle)
    return tripsOf(vehicle).map(({ id, vehicleId, distanceMi, dots }, at) => ({
      id,
      vehicleId,
      miles: distanceMi,
      parts: dots.map((dot) => dot.at),
      ways: inRegions((region) => (ways[at] as DriveWays).map[region].way),
    }))
  })
}
