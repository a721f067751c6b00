import type { DealerTrip } from '../../../src/domain/dealer/dealerTrip'
import type { DealerVehicle } from '../../../src/domain/dealer/dealerVehicle'
import type { FeedEvent, FeedItem } from '../../../src/domain/notifications/feed'
import { lowTires } from '../../../src/domain/vehicle/vehicle'
import { buildDealerTrips } from '../dealer/dealerTrips'
import { buildDealerVehicles } from '../dealer/dealerVehicles'
import { chargingEvent, lowFuelEvent, oilEvent, tireEvent, tripEvent } from './feedEvents'
import { feedItem } from './feedItem'
import { minutesOfLine, remoteCommand } from './feedLine'
import { type FeedVehicle, fromDealer } from './feedVehicle'

/** A line picks its vehicle: the first that fits and has told nothing yet. */
interface DealerLine {
  of: (vehicle: DealerVehicle, told: Told) => boolean
  tells: FeedEvent | ((vehicle: FeedVehicle, told: Told) => FeedEvent)
  /** A line may be about a vehicle that told something else already. */
  again?: boolean
}

/** What a line knows besides the vehicle. */
interface Told {
  minutesAgo: number
  /** The vehicle's trip of today, if it made one. */
  trip: DealerTrip | undefined
}

const lent = ({ assignedDriver }: DealerVehicle) => assignedDriver !== null
const standing = ({ assignedDriver, status, geofence, lot }: DealerVehicle) =>
  assignedDriver === null && status === 'connected' && geofence === lot
/** An electric one that stands, charged from `low` to `high` percent. */
const charged = (low: number, high: number) => (vehicle: DealerVehicle) =>
  standing(vehicle) &&
  vehicle.chargeLevel !== null &&
  vehicle.chargeLevel >= low &&
  vehicle.chargeLevel <= high
const lowTire = ({ details: { tirePressure } }: DealerVehicle) =>
  tirePressure !== null && lowTires(tirePressure).length > 0

const endedAt = ({ trip }: Told): number =>
  trip && 'minutesAgo' in trip.ended ? trip.ended.minutesAgo : Number.NaN
const justBack = (_: DealerVehicle, told: Told) => endedAt(told) === told.minutesAgo
const leftBefore = (vehicle: DealerVehicle, told: Told) =>
  vehicle.lot === 'Courtesy Lot' && endedAt(told) === told.minutesAgo - 30
const tripTold = (_: FeedVehicle, { trip }: Told): FeedEvent => {
  if (!trip) throw new Error('Nobody came back')
  return tripEvent(trip)
}

/** The dealer's last hours, newest first; the drive at night is as old as the fleet's (fleetLines.ts). */
const DEALER_LINES: readonly DealerLine[] = [
  { of: standing, tells: remoteCommand('Enable Vehicle') },
  { of: justBack, tells: tripTold },
  { of: leftBefore, tells: { kind: 'lot', trigger: 'exit', lot: 'Courtesy Lot' }, again: true },
  { of: lowTire, tells: tireEvent },
  { of: justBack, tells: tripTold },
  { of: ({ status, details }) => status === 'connected' && details.diagnostics.fuel, tells: lowFuelEvent },
  { of: lent, tells: { kind: 'cameraOn' } },
  { of: standing, tells: remoteCommand('Disable Vehicle') },
  { of: lent, tells: { kind: 'speeding', limitMph: 45, percent: 16 } },
  { of: lent, tells: { kind: 'checkInCheckOut', direction: 'out' } },
  { of: charged(60, 100), tells: (vehicle) => chargingEvent(vehicle, 'completed') },
  { of: ({ details }) => details.diagnostics.oil, tells: oilEvent, again: true },
  {
    of: ({ geofence, lot }) => geofence === 'Remote Lot' && lot === 'Main Lot',
    tells: { kind: 'lot', trigger: 'enter', lot: 'Remote Lot' },
  },
  {
    of: ({ status, addedDaysAgo }) => status === 'waitingForIgnition' && addedDaysAgo === 0,
    tells: { kind: 'onboarding', change: 'enrolled' },
  },
  { of: standing, tells: { kind: 'reminder', task: 'inspection' } },
  { of: lent, tells: { kind: 'adas', alert: 'automaticBraking' } },
  { of: lent, tells: { kind: 'locationMasking', enabled: true } },
  { of: lent, tells: { kind: 'cameraOff' } },
  { of: charged(30, 100), tells: (vehicle) => chargingEvent(vehicle, 'started') },
  { of: lowTire, tells: tireEvent },
  { of: ({ status, details }) => status === 'connected' && details.diagnostics.fuel, tells: lowFuelEvent },
  { of: charged(11, 59), tells: (vehicle) => chargingEvent(vehicle, 'interrupted') },
  { of: lent, tells: { kind: 'offHours' } },
  { of: lent, tells: { kind: 'checkInCheckOut', direction: 'in' } },
  { of: ({ condition }) => condition === 'used', tells: { kind: 'reminder', task: 'oilChange' } },
  { of: lowTire, tells: tireEvent },
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
  return DEALER_LINES.map(({ of, tells, again }, at) => {
    const toldBy = ({ id }: DealerVehicle): Told => ({ minutesAgo: minutesOfLine(at), trip: today.get(id) })
    const vehicle = vehicles.find((it) => (again || !taken.has(it.id)) && of(it, toldBy(it)))
    if (!vehicle) throw new Error(`No vehicle fits line ${at + 1} of the dealer's feed`)
    taken.add(vehicle.id)
    const seen = fromDealer(vehicle)
    return feedItem('dealer', at, seen, typeof tells === 'function' ? tells(seen, toldBy(vehicle)) : tells)
  })
}
