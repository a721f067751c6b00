import type { FeedEvent, FeedItem } from '../../../src/domain/feed'
import { DEPOT_FENCE, geofenceNames } from '../geofences'
import { buildRecalls } from '../recalls'
import { todaysTrips } from '../trips'
import { buildUsers } from '../users'
import { buildVehicles } from '../vehicles'
import { lowFuelEvent, oilEvent, tireEvent, tripEvent } from './feedEvents'
import { type FeedVehicle, fromFleet } from './feedVehicle'
import { FLEET_LINES } from './fleetLines'
import { placeInTime, type ReadEvent } from './placeInTime'

/** The fleet's feed, newest first. */
export function buildFleetFeed(): FeedItem[] {
  const users = buildUsers()
  const vehicles = buildVehicles().map((vehicle) => fromFleet(vehicle, users))
  const trips = todaysTrips()
  const read: ReadEvent = (kind, vehicle, minutesAgo) => {
    switch (kind) {
      case 'trip': {
        const trip = trips.find(
          ({ vehicleId, ended }) =>
            vehicleId === vehicle.id && 'minutesAgo' in ended && ended.minutesAgo === minutesAgo,
        )
        if (!trip) throw new Error(`${vehicle.label} ended no trip ${minutesAgo} minutes ago`)
        return tripEvent(trip)
      }
      case 'oil':
        return oilEvent(vehicle)
      case 'tire':
        return tireEvent(vehicle)
      case 'lowFuel':
        return lowFuelEvent(vehicle)
      case 'recall':
        return recallEvent(vehicle)
      default:
        return {
          kind: 'geofence',
          trigger: kind === 'enterDepot' ? 'enter' : 'exit',
          geofenceId: DEPOT_FENCE,
          area: geofenceNames(DEPOT_FENCE),
        }
    }
  }
  return placeInTime('fleet', FLEET_LINES, vehicles, read)
}

function recallEvent({ label }: FeedVehicle): FeedEvent {
  const recall = buildRecalls().find((one) => one.label === label)
  if (!recall) throw new Error(`${label} is not recalled`)
  return { kind: 'recall', recallId: recall.id, type: recall.type }
}
