import { SECTIONS, type Section } from '#domain/base/section'
import { type SeededRandom, seededRandom } from '#domain/base/seededRandom'
import { dealerUnplacedReason } from '#domain/dealer/dealerPlace'
import { inventoryLevel } from '#domain/dealer/dealerVehicle'
import type { LiveFeedItem } from '#domain/live/liveEvents'
import type { FeedEvent } from '#domain/notifications/feed'
import { LOW_LEVEL_PERCENT, LOW_OIL_PERCENT } from '#domain/vehicle/lowReadings'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { demoRows } from './demoRows'

/** A vehicle that something may happen to, with what its screens show of it. */
interface NewsVehicle {
  section: Section
  id: string
  label: string
  driverId: string | null
  driver: string | null
  ev: boolean
  /** Fuel or charge, and oil life, percent; null where it reports none. */
  level: number | null
  oilLife: number | null
}

/** Limits of the demo's streets, mph, and by how many percent somebody is caught over them. */
const LIMITS_MPH = [25, 30, 35, 45] as const
const OVER_PERCENT = [12, 45] as const
const ALERTS = ['forwardCollision', 'laneDeparture', 'automaticBraking'] as const
const TASKS = ['tireRotation', 'oilChange', 'inspection'] as const

/**
 * Notifications without end: one for the fleet and one for the dealer at a time, so that the bell rings in
 * either mode. Each is of a vehicle and a kind that the shipped feed does not have together, none comes twice
 * before all have come, and none contradicts what the screens show of the vehicle.
 * @param isMoving whether a vehicle is on the road now: only then it speeds or alerts
 */
export function* demoNews(
  seed: number,
  isMoving: (vehicleId: string) => boolean,
): Generator<LiveFeedItem[], never> {
  const random = seededRandom(seed)
  const vehicles = [...fleetVehicles(), ...dealerVehicles()]
  const stored = new Set(demoRows('feedItems').map(({ vehicleId, event }) => keyOf(vehicleId, event)))
  const told = new Set<string>()
  const nextOf = (section: Section): LiveFeedItem[] => {
    const items = random
      .shuffle(vehicles.filter((vehicle) => vehicle.section === section))
      .flatMap((vehicle) => itemsOf(vehicle, isMoving(vehicle.id), random))
      .filter(({ vehicleId, event }) => !stored.has(keyOf(vehicleId, event)))
    const item = items.find(({ vehicleId, event }) => !told.has(keyOf(vehicleId, event)))
    if (!item) {
      for (const { vehicleId, event } of items) told.delete(keyOf(vehicleId, event))
      return items.slice(0, 1)
    }
    told.add(keyOf(item.vehicleId, item.event))
    return [item]
  }
  while (true) yield SECTIONS.flatMap(nextOf)
}

const keyOf = (vehicleId: string, { kind }: FeedEvent): string => `${vehicleId} ${kind}`

/** What may happen to a vehicle now, in any order. */
function itemsOf(vehicle: NewsVehicle, isMoving: boolean, random: SeededRandom): LiveFeedItem[] {
  const { section, id, label, driverId, driver, ev, level, oilLife } = vehicle
  const onTheRoad: FeedEvent[] = [
    { kind: 'speeding', limitMph: random.pick(LIMITS_MPH), percent: random.int(...OVER_PERCENT) },
    { kind: 'adas', alert: random.pick(ALERTS) },
  ]
  const parked: FeedEvent[] = [
    { kind: 'reminder', task: random.pick(ev ? TASKS.filter((task) => task !== 'oilChange') : TASKS) },
  ]
  if (driver !== null) parked.push({ kind: 'checkInCheckOut', direction: 'out' })
  if (ev && level !== null && level < 100)
    parked.push({ kind: 'charging', state: 'started', chargePercent: level })
  const events = isMoving ? onTheRoad : parked
  if (!ev && level !== null && level <= LOW_LEVEL_PERCENT)
    events.push({ kind: 'lowFuel', fuelPercent: level })
  if (oilLife !== null && oilLife <= LOW_OIL_PERCENT) events.push({ kind: 'oil', oilLife })
  return random
    .shuffle(events)
    .map((event) => ({ section, vehicleId: id, vehicle: label, driverId, driver, event }))
}

function fleetVehicles(): NewsVehicle[] {
  const names = new Map(demoRows('users').map(({ id, name }) => [id, name]))
  return demoRows('vehicles')
    .filter((vehicle) => unplacedReason(vehicle) === null)
    .map(({ id, label, driverId, details: { ev, fuel, oilLife } }) => ({
      section: 'fleet',
      id,
      label,
      driverId,
      driver: driverId === null ? null : (names.get(driverId) ?? null),
      ev,
      level: fuel,
      oilLife,
    }))
}

function dealerVehicles(): NewsVehicle[] {
  return demoRows('dealerVehicles')
    .filter((vehicle) => dealerUnplacedReason(vehicle) === null)
    .map((vehicle) => ({
      section: 'dealer',
      id: vehicle.id,
      label: vehicle.label,
      driverId: null,
      driver: vehicle.assignedDriver,
      ev: vehicle.details.ev,
      level: inventoryLevel(vehicle),
      oilLife: vehicle.details.oilLife,
    }))
}
