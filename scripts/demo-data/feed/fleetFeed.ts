import type { FeedEvent, FeedItem } from '../../../src/domain/feed'
import { seededRandom, seedOf } from '../../../src/domain/seededRandom'
import { areaNames } from '../areas'
import { buildRecalls } from '../recalls'
import { buildUsers } from '../users'
import { buildVehicles } from '../vehicles'
import { lowFuelEvent, oilEvent, remoteCommand, speedingEvent, tireEvent } from './feedEvents'
import { type FeedVehicle, fromFleet } from './feedVehicle'
import { type FeedLine, placeInTime } from './placeInTime'

/**
 * The fleet's last hours, newest first. The off-hours drive is 11.5 hours old: in the night for
 * every now between 9 and 18 o'clock, when booths are open.
 */
const LINES: readonly FeedLine[] = [
  ['Unit 147', () => speedingEvent(62, 29)],
  ['Unit 118', tireEvent],
  ['Unit 204', trip],
  ['Unit 077', () => atDepot('exit')],
  ['Unit 145', () => ({ kind: 'cameraOn' })],
  ['Unit 112', () => ({ kind: 'adas', alert: 'forwardCollision' })],
  ['Unit 160', trip],
  ['Unit 131', oilEvent],
  ['Unit 109', () => remoteCommand('Disable Vehicle')],
  ['Lakeshore Van 3', () => speedingEvent(45, 18)],
  ['Unit 305', tireEvent],
  ['Unit 104', () => ({ kind: 'checkInCheckOut', direction: 'out' })],
  ['Unit 147', trip],
  ['Unit 101', () => ({ kind: 'reminder', task: 'tireRotation' })],
  ['Unit 214', lowFuelEvent],
  ['Site Manager Tahoe', () => atDepot('enter')],
  ['Unit 206', () => ({ kind: 'charging', state: 'completed', chargePercent: 100 })],
  ['Unit 118', trip],
  ['Unit 145', () => ({ kind: 'locationMasking', enabled: true })],
  ['Unit 151', recallNotice],
  ['Unit 301', () => ({ kind: 'charging', state: 'interrupted', chargePercent: 22 })],
  ['Unit 302', () => ({ kind: 'charging', state: 'started', chargePercent: 34 })],
  ['Warehouse Shuttle', () => ({ kind: 'offHours' })],
  ['Unit 079', () => remoteCommand('Enable Vehicle')],
  ['Unit 209', () => ({ kind: 'onboarding', change: 'enrolled' })],
  ['Unit 145', () => ({ kind: 'cameraOff' })],
  ['Unit 151', () => ({ kind: 'checkInCheckOut', direction: 'in' })],
  ['Unit 095', tireEvent],
  ['Unit 077', trip],
  ['Unit 308', () => speedingEvent(55, 14)],
  ['Unit 084', oilEvent],
  ['Unit 083', () => ({ kind: 'adas', alert: 'laneDeparture' })],
  ['Unit 115', () => ({ kind: 'onboarding', change: 'removed' })],
  ['Unit 124', () => ({ kind: 'reminder', task: 'inspection' })],
]

/** The fleet's feed, newest first. */
export function buildFleetFeed(): FeedItem[] {
  const users = buildUsers()
  const vehicles = buildVehicles().map((vehicle) => fromFleet(vehicle, users))
  return placeInTime('fleet', LINES, vehicles)
}

function recallNotice({ label }: FeedVehicle): FeedEvent {
  const recall = buildRecalls().find((one) => one.label === label)
  if (!recall) throw new Error(`${label} is not recalled`)
  return { kind: 'recall', recallId: recall.id, type: recall.type }
}

function atDepot(trigger: 'enter' | 'exit'): FeedEvent {
  return { kind: 'geofence', trigger, geofenceId: 'g-1', area: areaNames('g-1') }
}

function trip({ id }: FeedVehicle): FeedEvent {
  const random = seededRandom(seedOf(`feed trip ${id}`))
  const totalMinutes = random.int(14, 52)
  const score = random.int(68, 98)
  return {
    kind: 'trip',
    tripId: `t-${id}-0`,
    info: {
      score,
      distanceMi: Math.round(totalMinutes * random.int(30, 48)) / 100,
      totalMinutes,
      idleMinutes: random.int(1, 6),
    },
    breakdown: {
      hardBrake: score > 92 ? 0 : random.int(1, 3),
      hardAcceleration: score > 84 ? 0 : random.int(1, 2),
      speedingOver80: score > 76 ? 0 : 1,
    },
  }
}
