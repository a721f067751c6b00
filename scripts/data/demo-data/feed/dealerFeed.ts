import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { FeedEvent, FeedItem } from '#domain/notifications/feed'
import { lowTires } from '#domain/vehicle/lowReadings'
import { buildDealerTrips } from '../dealer/dealerTrips'
import { buildDealerVehicles } from '../dealer/dealerVehicles'
import { chargingEvent, lowFuelEvent, oilEvent, tireEvent, tripEvent } from './feedEvents'
import { feedItem } from './feedItem'
import { minutesOfLine, remoteCommand } from './feedLine'
import { type FeedVehicle, fromDealer } from './feedVehicle'

/** A line picks its vehicle: the first that fits and has told nothing yet. */
interface DealerLine {
  matches: (vehicle: DealerVehicle, context: LineContext) => boolean
  event: FeedEvent | ((vehicle: FeedVehicle, context: LineContext) => FeedEvent)
  /** A line may be about a vehicle that told something else already. */
  reusesVehicle?: boolean
}

/** What a line knows besides the vehicle. */
interface LineContext {
  minutesAgo: number
  /** The vehicle's trip of today, if it made one. */
  trip: DealerTrip | undefined
}

const isAssigned = ({ assignedDriver }: DealerVehicle) => assignedDriver !== null
const isOnLot = ({ assignedDriver, status, geofence, lot }: DealerVehicle) =>
  assignedDriver === null && status === 'connected' && geofence === lot
/** An electric one that stands, charged from `low` to `high` percent. */
const isCharged = (low: number, high: number) => (vehicle: DealerVehicle) =>
  isOnLot(vehicle) &&
  vehicle.chargeLevel !== null &&
  vehicle.chargeLevel >= low &&
  vehicle.chargeLevel <= high
const hasLowTire = ({ details: { tirePressure } }: DealerVehicle) => lowTires(tirePressure).length > 0

const endedAt = ({ trip }: LineContext): number =>
  trip && 'minutesAgo' in trip.ended ? trip.ended.minutesAgo : Number.NaN
const tripJustEnded = (_: DealerVehicle, context: LineContext) => endedAt(context) === context.minutesAgo
const tripEndedBefore = (vehicle: DealerVehicle, context: LineContext) =>
  vehicle.lot === 'Courtesy Lot' && endedAt(context) === context.minutesAgo - 30
const endedTripEvent = (_: FeedVehicle, { trip }: LineContext): FeedEvent => {
  if (!trip) throw new Error('Nobody came back')
  return tripEvent(trip)
}

/** The dealer's last hours, newest first; the drive at night is as old as the fleet's (fleetLines.ts). */
const DEALER_LINES: readonly DealerLine[] = [
  { matches: isOnLot, event: remoteCommand('Enable Vehicle') },
  { matches: tripJustEnded, event: endedTripEvent },
  {
    matches: tripEndedBefore,
    event: { kind: 'lot', trigger: 'exit', lot: 'Courtesy Lot' },
    reusesVehicle: true,
  },
  { matches: hasLowTire, event: tireEvent },
  { matches: tripJustEnded, event: endedTripEvent },
  {
    matches: ({ status, details }) => status === 'connected' && details.diagnostics.fuel,
    event: lowFuelEvent,
  },
  { matches: isAssigned, event: { kind: 'cameraOn' } },
  { matches: isOnLot, event: remoteCommand('Disable Vehicle') },
  { matches: isAssigned, event: { kind: 'speeding', limitMph: 45, percent: 16 } },
  { matches: isAssigned, event: { kind: 'checkInCheckOut', direction: 'out' } },
  { matches: isCharged(60, 100), event: (vehicle) => chargingEvent(vehicle, 'completed') },
  { matches: ({ details }) => details.diagnostics.oil, event: oilEvent, reusesVehicle: true },
  {
    matches: ({ geofence, lot }) => geofence === 'Remote Lot' && lot === 'Main Lot',
    event: { kind: 'lot', trigger: 'enter', lot: 'Remote Lot' },
  },
  {
    matches: ({ status, addedDaysAgo }) => status === 'waitingForIgnition' && addedDaysAgo === 0,
    event: { kind: 'onboarding', change: 'enrolled' },
  },
  { matches: isOnLot, event: { kind: 'reminder', task: 'inspection' } },
  { matches: isAssigned, event: { kind: 'adas', alert: 'automaticBraking' } },
  { matches: isAssigned, event: { kind: 'locationMasking', enabled: true } },
  { matches: isAssigned, event: { kind: 'cameraOff' } },
  { matches: isCharged(30, 100), event: (vehicle) => chargingEvent(vehicle, 'started') },
  { matches: hasLowTire, event: tireEvent },
  {
    matches: ({ status, details }) => status === 'connected' && details.diagnostics.fuel,
    event: lowFuelEvent,
  },
  { matches: isCharged(11, 59), event: (vehicle) => chargingEvent(vehicle, 'interrupted') },
  { matches: isAssigned, event: { kind: 'offHours' } },
  { matches: isAssigned, event: { kind: 'checkInCheckOut', direction: 'in' } },
  { matches: ({ condition }) => condition === 'used', event: { kind: 'reminder', task: 'oilChange' } },
  { matches: hasLowTire, event: tireEvent },
]

/** The dealer's feed, newest first. Throws when a line finds no vehicle. */
export function buildDealerFeed(): FeedItem[] {
  const vehicles = buildDealerVehicles()
  const today = new Map(
    buildDealerTrips()
      .filter(({ ended }) => 'minutesAgo' in ended)
      .map((trip) => [trip.vehicleId, trip]),
  )
  const taken = new Set<string>()
  return DEALER_LINES.map(({ matches, event, reusesVehicle }, at) => {
    const usedVehicles = ({ id }: DealerVehicle): LineContext => ({
      minutesAgo: minutesOfLine(at),
      trip: today.get(id),
    })
    const vehicle = vehicles.find(
      (it) => (reusesVehicle || !taken.has(it.id)) && matches(it, usedVehicles(it)),
    )
    if (!vehicle) throw new Error(`No vehicle fits line ${at + 1} of the dealer's feed`)
    taken.add(vehicle.id)
    const seen = fromDealer(vehicle)
    return feedItem(
      'dealer',
      at,
      seen,
      typeof event === 'function' ? event(seen, usedVehicles(vehicle)) : event,
    )
  })
}
