import type { Region } from '#domain/base/locale'
import type { TripPaths } from '#domain/trips/tripPath'
import { dealerTripRoutes } from '../dealer/dealerTrips'
import { once } from '../plan/once'
import { encodePath, makeNameTable } from '../routing/encode'
import type { Route } from '../routing/route'
import { town } from '../routing/town'
import { tripWays } from './fleetTrips'

/** A trip with its way: its id, distance and where its dots lie, 0 to 1. */
export interface TripRoute {
  id: string
  vehicleId: string
  miles: number
  dotShares: readonly number[]
  routes: Record<Region, Route>
}

const allRoutes = once((): readonly TripRoute[] => [...tripWays(), ...dealerTripRoutes()])

/** The tripPaths dataset of a region: a row a vehicle, the fleet's first, then the dealer's. */
export function buildTripPaths(region: Region): TripPaths[] {
  const { network } = town(region)
  const trips = allRoutes()
  return [...new Set(trips.map(({ vehicleId }) => vehicleId))].map((vehicleId) => {
    const names = makeNameTable()
    const own = trips.filter((trip) => trip.vehicleId === vehicleId)
    return {
      id: `${region}/${vehicleId}`,
      region,
      vehicleId,
      trips: Object.fromEntries(
        own.map(({ id, routes, miles, dotShares }) => [
          id,
          encodePath(network, routes[region], miles, dotShares, names),
        ]),
      ),
      names: names.list,
    }
  })
}
