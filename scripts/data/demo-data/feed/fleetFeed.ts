import type { FeedEvent, FeedItem } from '#domain/notifications/feed'
import type { Trip } from '#domain/trips/trip'
import { DEPOT_GEOFENCE, geofenceNames } from '../account/geofences'
import { buildRecalls } from '../fleet/recalls'
import { buildUsers } from '../fleet/users'
import { buildVehicles } from '../fleet/vehicles'
import { todaysTrips } from '../trips/fleetTrips'
import { lowFuelEvent, oilEvent, speedingEvent, tireEvent, tripEvent } from './feedEvents'
import { feedItem } from './feedItem'
import { type ComputedKind, minutesOfLine } from './feedLine'
import { type FeedVehicle, fromFleet } from './feedVehicle'
import { FLEET_LINES } from './fleetLines'

/** The fleet's feed, newest first. Throws when a line names a vehicle that is not there or did nothing such. */
export function buildFleetFeed(): FeedItem[] {
  const users = buildUsers()
  const vehicles = new Map(buildVehicles().map((vehicle) => [vehicle.label, fromFleet(vehicle, users)]))
  const trips = todaysTrips()
  return FLEET_LINES.map(({ label, event: tells }, at) => {
    const vehicle = vehicles.get(label)
    if (!vehicle) throw new Error(`The feed names ${label}, which the fleet does not have`)
    const event = typeof tells === 'string' ? computeEvent(tells, vehicle, trips, minutesOfLine(at)) : tells
    return feedItem('fleet', at, vehicle, event)
  })
}

function computeEvent(
  kind: ComputedKind,
  vehicle: FeedVehicle,
  trips: readonly Trip[],
  minutesAgo: number,
): FeedEvent {
  switch (kind) {
    case 'trip': {
      const trip = trips.find(
        ({ vehicleId, ended }) =>
          vehicleId === vehicle.id && 'minutesAgo' in ended && ended.minutesAgo === minutesAgo,
      )
      if (!trip) throw new Error(`${vehicle.label} ended no trip ${minutesAgo} minutes ago`)
      return tripEvent(trip)
    }
    case 'speeding': {
      const driven = trips.filter(({ vehicleId }) => vehicleId === vehicle.id)
      const event = speedingEvent(driven, minutesAgo)
      if (!event) throw new Error(`${vehicle.label} did not speed ${minutesAgo} minutes ago`)
      return event
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
        geofenceId: DEPOT_GEOFENCE,
        area: geofenceNames(DEPOT_GEOFENCE),
      }
  }
}

function recallEvent({ label }: FeedVehicle): FeedEvent {
  const recall = buildRecalls().find((one) => one.label === label)
  if (!recall) throw new Error(`${label} is not recalled`)
  return { kind: 'recall', recallId: recall.id, type: recall.type }
}
