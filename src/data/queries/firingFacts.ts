import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Section } from '#domain/base/section'
import type { FiringVehicle } from '#domain/notifications/firing/counting/firingFacts'
import type { PathTrip } from '#domain/notifications/firing/fence/tripCrossings'
import { TRIP_DAYS } from '#domain/trips/trip'
import type { VehicleImage } from '#domain/vehicle/vehicle'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { readStored } from '../core/stored'
import { overridePathId } from '../map/overridePaths'
import { pathsInForce } from '../map/tripPaths'

/** A vehicle that a rule may watch, as a screen shows it. */
export interface RuleVehicle extends FiringVehicle {
  label: string
  image: VehicleImage
  /** Full name; null without a driver. */
  driverId: string | null
  driver: string | null
}

/** Every vehicle of a section with its daily figures, sorted by label. */
export function useRuleVehicles(section: Section): Live<RuleVehicle[]> {
  return useLiveQuery(ruleVehiclesQuery, section)
}

const ruleVehiclesQuery = createLiveQuery((db, section: Section) =>
  section === 'fleet'
    ? readStored(db, ['vehicles', 'users', 'vehicleDays'], () => fleetVehicles(db))
    : readStored(db, ['dealerVehicles', 'dealerVehicleDays'], () => dealerVehicles(db)),
)

async function fleetVehicles(db: PharosDatabase): Promise<RuleVehicle[]> {
  const vehicles = await db.vehicles.orderBy('label').toArray()
  const days = await db.vehicleDays.bulkGet(vehicles.map(({ id }) => id))
  const drivers = await db.users.bulkGet(vehicles.map(({ driverId }) => driverId ?? ''))
  return vehicles.map(({ id, label, tags, image, driverId }, at) => ({
    id,
    label,
    tags,
    image,
    driverId,
    driver: drivers[at]?.name ?? null,
    days: days[at] ?? null,
  }))
}

async function dealerVehicles(db: PharosDatabase): Promise<RuleVehicle[]> {
  const vehicles = await db.dealerVehicles.toArray()
  const days = await db.dealerVehicleDays.bulkGet(vehicles.map(({ id }) => id))
  return vehicles
    .map(({ id, label, tags, image, assignedDriver }, at) => ({
      id,
      label,
      tags,
      image,
      driverId: null,
      driver: assignedDriver,
      days: days[at] ?? null,
    }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

/** The trips of the days that have paths, with the paths of one region. */
export function usePathTrips(section: Section, region: Region): Live<PathTrip[]> {
  return useLiveQuery(pathTripsQuery, section, region)
}

/** The dataset of each region's paths. */
const PATHS = { us: 'pathsUs', ca: 'pathsCa', mx: 'pathsMx' } as const satisfies Record<Region, string>

const pathTripsQuery = createLiveQuery((db, section: Section, region: Region) =>
  readStored(db, [PATHS[region], section === 'fleet' ? 'trips' : 'dealerTrips'], async () => {
    const trips = section === 'fleet' ? await fleetTrips(db) : await dealerTrips(db)
    const ids = [...new Set(trips.map(({ vehicleId }) => vehicleId))]
    const rows = await db.tripPaths.bulkGet(
      ids.flatMap((id) => [overridePathId(`${region}/${id}`), `${region}/${id}`]),
    )
    const pathsOf = new Map(ids.map((id, at) => [id, pathsInForce(rows[2 * at], rows[2 * at + 1])]))
    return trips.flatMap((trip) => {
      const paths = pathsOf.get(trip.vehicleId)
      return paths ? [{ ...trip, paths }] : []
    })
  }),
)

type Driven = Omit<PathTrip, 'paths'>

async function fleetTrips(db: PharosDatabase): Promise<Driven[]> {
  const trips = await db.trips.toArray()
  return trips.flatMap((trip) =>
    trip.daysAgo >= 1 && trip.daysAgo <= TRIP_DAYS && 'daysAgo' in trip.ended
      ? [{ trip, vehicleId: trip.vehicleId, ended: trip.ended }]
      : [],
  )
}

async function dealerTrips(db: PharosDatabase): Promise<Driven[]> {
  const trips = await db.dealerTrips.toArray()
  return trips.flatMap((trip) =>
    'daysAgo' in trip.ended && trip.ended.daysAgo >= 1 && trip.ended.daysAgo <= TRIP_DAYS
      ? [{ trip: { ...trip, dots: [] }, vehicleId: trip.vehicleId, ended: trip.ended }]
      : [],
  )
}
