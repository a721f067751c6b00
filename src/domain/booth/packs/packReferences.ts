import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { Geofence } from '#domain/geofence/geofence'
import type { FeedItem } from '#domain/notifications/feed'
import { fenceOf, type NotificationRule } from '#domain/notifications/notificationRule'
import type { AccountUser } from '#domain/people/accountUser'
import type { FleetUser } from '#domain/people/user'
import type { Expense } from '#domain/reports/expense'
import type { Report } from '#domain/reports/report'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Recall } from '#domain/vehicle/recall'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** Row types of the datasets that refer to each other. */
interface Rows {
  vehicles: Vehicle
  users: FleetUser
  accounts: AccountUser
  fleets: Fleet
  vehicleDays: VehicleDays
  trips: Trip
  cameraEvents: CameraEvent
  expenses: Expense
  feedItems: FeedItem
  recalls: Recall
  geofences: Geofence
  customNotifications: NotificationRule
  reports: Report
  dealerVehicles: DealerVehicle
  dealerTrips: DealerTrip
  dealerVehicleDays: VehicleDays
  pathsUs: TripPaths
  pathsCa: TripPaths
  pathsMx: TripPaths
}
type Name = keyof Rows

/** Rows of one dataset that refer to rows of others. */
export interface PackReference {
  from: string
  /** Datasets of which one must contain the row. */
  to: readonly string[]
  /** Ids that a row of `from` refers to; null and the empty text are ignored. */
  named(row: object): readonly (string | null)[]
  /** The id by which rows of `to` are referred to. */
  key(row: object): string
}

function refer<From extends Name, To extends Name>(
  from: From,
  to: readonly To[],
  named: (row: Rows[From]) => readonly (string | null)[],
  key: (row: Rows[To]) => string = ({ id }) => id,
): PackReference {
  return {
    from,
    to,
    // Rows have passed their schemas at this point.
    named: (row) => named(row as Rows[From]),
    key: (row) => key(row as Rows[To]),
  }
}

const pathsOf = (from: 'pathsUs' | 'pathsCa' | 'pathsMx'): PackReference[] => [
  refer(from, ['vehicles', 'dealerVehicles'], ({ vehicleId }) => [vehicleId]),
  refer(from, ['trips', 'dealerTrips'], ({ trips }) => Object.keys(trips)),
]

/** Every reference between datasets (docs/packs.md PK-04). */
export const PACK_REFERENCES: readonly PackReference[] = [
  refer('vehicles', ['users'], ({ driverId }) => [driverId]),
  refer(
    'vehicles',
    ['fleets'],
    ({ fleet }) => [fleet],
    ({ name }) => name,
  ),
  refer('users', ['vehicles'], ({ vehicleId }) => [vehicleId]),
  refer(
    'users',
    ['fleets'],
    ({ fleet }) => [fleet],
    ({ name }) => name,
  ),
  refer('vehicleDays', ['vehicles'], ({ id }) => [id]),
  refer('vehicleDays', ['users'], ({ driverId }) => [...new Set(driverId)]),
  refer('trips', ['vehicles'], ({ vehicleId }) => [vehicleId]),
  refer('trips', ['users'], ({ driverId }) => [driverId]),
  refer('cameraEvents', ['trips'], ({ tripId }) => [tripId]),
  refer('cameraEvents', ['vehicles'], ({ vehicleId }) => [vehicleId]),
  refer('cameraEvents', ['users'], ({ driverId }) => [driverId]),
  refer('expenses', ['vehicles'], ({ vehicleId }) => [vehicleId]),
  refer('expenses', ['users'], ({ driverId }) => [driverId]),
  refer(
    'expenses',
    ['fleets'],
    ({ fleet }) => [fleet],
    ({ name }) => name,
  ),
  refer('feedItems', ['vehicles', 'dealerVehicles'], ({ vehicleId }) => [vehicleId]),
  refer('feedItems', ['users'], ({ driverId }) => [driverId]),
  refer('feedItems', ['trips', 'dealerTrips'], ({ event }) => (event.kind === 'trip' ? [event.tripId] : [])),
  refer('feedItems', ['recalls'], ({ event }) => (event.kind === 'recall' ? [event.recallId] : [])),
  refer('feedItems', ['geofences'], ({ event }) => (event.kind === 'geofence' ? [event.geofenceId] : [])),
  refer('feedItems', ['customNotifications'], ({ event }) => (event.kind === 'rule' ? [event.ruleId] : [])),
  refer(
    'recalls',
    ['vehicles', 'dealerVehicles'],
    ({ vin }) => [vin],
    ({ vin }) => vin,
  ),
  refer('customNotifications', ['vehicles', 'dealerVehicles'], ({ selectedVehicles }) => selectedVehicles),
  refer('customNotifications', ['users', 'accounts'], ({ selectedManagers }) => selectedManagers),
  refer('customNotifications', ['geofences'], (rule) => [fenceOf(rule)]),
  refer('reports', ['vehicles', 'dealerVehicles'], ({ vehicles }) =>
    vehicles.by === 'manual' ? vehicles.vehicleIds : [],
  ),
  refer('reports', ['users', 'accounts'], ({ createdBy }) => [createdBy]),
  refer(
    'reports',
    ['fleets'],
    ({ fleet }) => [fleet],
    ({ name }) => name,
  ),
  refer('dealerTrips', ['dealerVehicles'], ({ vehicleId }) => [vehicleId]),
  refer('dealerVehicleDays', ['dealerVehicles'], ({ id }) => [id]),
  ...pathsOf('pathsUs'),
  ...pathsOf('pathsCa'),
  ...pathsOf('pathsMx'),
]

/**
 * What a pack with these datasets must also contain: otherwise a reference could match a row of another pack
 * by chance.
 * @returns the first missing dataset and the one that it is needed for; null if none is missing
 */
export function missingCompanion(names: ReadonlySet<string>): { dataset: string; because: string } | null {
  for (const { from, to } of PACK_REFERENCES)
    for (const one of to) {
      if (names.has(from) && !names.has(one)) return { dataset: one, because: from }
      if (names.has(one) && !names.has(from)) return { dataset: from, because: one }
    }
  return null
}

/** The first row that refers to a missing row; null if there is none. */
export function danglingReference(
  rows: ReadonlyMap<string, readonly object[]>,
): { dataset: string; row: string; detail: string } | null {
  for (const { from, to, named, key } of PACK_REFERENCES) {
    const known = new Set(to.flatMap((name) => (rows.get(name) ?? []).map(key)))
    for (const row of rows.get(from) ?? []) {
      const lost = named(row).find((one) => one !== null && one !== '' && !known.has(one))
      if (lost !== undefined) return { dataset: from, row: idOf(row), detail: `${to.join(', ')}: ${lost}` }
    }
  }
  return null
}

/** The id of a row, as text. */
export function idOf(row: object): string {
  return 'id' in row ? String(row.id) : ''
}
