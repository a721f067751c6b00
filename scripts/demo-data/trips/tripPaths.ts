import type { Region } from '../../../src/domain/kiosk/locale'
import type { TripPaths } from '../../../src/domain/trips/tripPath'
import { dealerTripWays } from '../dealer/dealerTrips'
import { encodePath, makeNames } from '../routing/encode'
import { town } from '../routing/town'
import type { Way } from '../routing/way'
import { tripWays } from './fleetTrips'

/** A trip with its way: its id, distance and where its dots lie, 0 to 1. */
export interface TripWay {
  id: string
  vehicleId: string
  miles: number
  parts: readonly number[]
  ways: Record<Region, Way>
}

let known: readonly TripWay[] | undefined

/** All of them, made once a process. */
function allWays(): readonly TripWay[] {
  known ??= [...tripWays(), ...dealerTripWays()]
  return known
}

/** The tripPaths dataset of a region: a row a vehicle, the fleet's first, then the dealer's. */
export function buildTripPaths(region: Region): TripPaths[] {
  const { net } = town(region)
  const trips = allWays()
  return [...new Set(trips.map(({ vehicleId }) => vehicleId))].map((vehicleId) => {
    const names = makeNames()
    const own = trips.filter((trip) => trip.vehicleId === vehicleId)
    return {
      id: `${region}/${vehicleId}`,
      region,
      vehicleId,
      trips: Object.fromEntries(
        own.map(({ id, ways, miles, parts }) => [id, encodePath(net, ways[region], miles, parts, names)]),
      ),
      names: names.list,
    }
  })
}
