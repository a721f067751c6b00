import { Dexie, type EntityTable, type Table } from 'dexie'
import type { AccountUser } from '../../domain/account/account'
import type { UserSettings } from '../../domain/account/userSettings'
import type { DealerTrip } from '../../domain/dealer/dealerTrip'
import type { DealerVehicle } from '../../domain/dealer/dealerVehicle'
import type { MapArea } from '../../domain/geofence/areas'
import type { Geofence } from '../../domain/geofence/geofence'
import type { Interaction } from '../../domain/kiosk/interaction'
import type { Announcement } from '../../domain/notifications/announcement'
import type { FeedItem } from '../../domain/notifications/feed'
import type { NotificationRule } from '../../domain/notifications/notificationRule'
import type { FleetUser } from '../../domain/people/user'
import type { Expense } from '../../domain/reports/expense'
import type { CameraEvent } from '../../domain/trips/cameraEvent'
import type { Trip } from '../../domain/trips/trip'
import type { TripPaths } from '../../domain/trips/tripPath'
import type { Fleet } from '../../domain/vehicle/fleet'
import type { Recall } from '../../domain/vehicle/recall'
import type { Vehicle } from '../../domain/vehicle/vehicle'
import type { VehicleDays } from '../../domain/vehicle/vehicleDays'

/** Name and schema version of the one database (docs/contracts.md C3). */
export const DATABASE_NAME = 'pharos'
export const SCHEMA_VERSION = 3

/** A visit: one session of one visitor; its id is the wire's sessionIdentifier. */
export interface Visit {
  /** UUIDv4. */
  id: string
  startedAt: string
  endedAt: string | null
}

/** How far the seeding of one dataset has come; written in the same transaction as its rows. */
export interface DatasetState {
  name: string
  /** Version of the manifest that these rows come from. */
  version: number
  rowsDone: number
  rowsTotal: number
  complete: 0 | 1
}

/** The untouched form of a row that a visitor changed; `row` null means the visitor created it. */
export interface OriginalRow {
  table: string
  key: string
  row: unknown
}

/** Small facts about this device: counters, lease, lane state. */
export interface DeviceFact {
  key: string
  value: unknown
}

/** One line for staff, kept once a code with a count. */
export interface StaffNote {
  code: string
  detail: string
  firstAt: string
  lastAt: string
  count: number
}

/** The stores that version 2 adds: one a dataset, named as it, each row with an id of ours. */
export const DATASET_STORES = {
  users: 'id, name, role, fleet, vehicleId',
  accounts: 'id, role',
  fleets: 'id',
  vehicleDays: 'id',
  // daysAgo is 0 for a trip of today, which ended some minutes ago.
  trips: 'id, vehicleId, driverId, [vehicleId+daysAgo], [driverId+daysAgo]',
  cameraEvents: 'id, tripId, vehicleId, driverId, daysAgo',
  expenses: 'id, vehicleId, driverId, type',
  dealerVehicles: 'id, status',
  dealerTrips: 'id, vehicleId',
  places: 'id, kind',
  chargers: 'id',
  feedItems: 'id, vehicleId, section, minutesAgo',
  announcements: 'id',
  notificationRows: 'id',
  eventSettings: 'id',
  customNotifications: 'id, type',
  geofences: 'id',
  recalls: 'id, vin',
  reports: 'id, type',
  invoices: 'id, daysAgo',
  billing: 'id',
  accountOverviews: 'id',
  userSettings: 'id',
} as const

/** An archive of the map, whole, as it came from the host. */
export interface MapArchive {
  /** `base`, `us`, `ca` or `mx`. */
  name: string
  /** SHA-256 of its bytes, hexadecimal; another one in the list of archives means a newer archive. */
  sha256: string
  bytes: Blob | ArrayBuffer
}

/** The stores that version 3 adds: where trips were driven, the map, and what may become a fence on it. */
export const MAP_STORES = { tripPaths: 'id', mapArchives: 'name', areas: 'id, region' } as const

export class PharosDatabase extends Dexie {
  declare vehicles: EntityTable<Vehicle, 'id'>
  declare users: EntityTable<FleetUser, 'id'>
  declare accounts: EntityTable<AccountUser, 'id'>
  declare fleets: EntityTable<Fleet, 'id'>
  declare userSettings: EntityTable<UserSettings, 'id'>
  declare feedItems: EntityTable<FeedItem, 'id'>
  declare announcements: EntityTable<Announcement, 'id'>
  declare dealerVehicles: EntityTable<DealerVehicle, 'id'>
  declare dealerTrips: EntityTable<DealerTrip, 'id'>
  declare vehicleDays: EntityTable<VehicleDays, 'id'>
  declare trips: EntityTable<Trip, 'id'>
  declare tripPaths: EntityTable<TripPaths, 'id'>
  declare mapArchives: EntityTable<MapArchive, 'name'>
  declare areas: EntityTable<MapArea, 'id'>
  declare geofences: EntityTable<Geofence, 'id'>
  declare recalls: EntityTable<Recall, 'id'>
  declare customNotifications: EntityTable<NotificationRule, 'id'>
  declare cameraEvents: EntityTable<CameraEvent, 'id'>
  declare expenses: EntityTable<Expense, 'id'>
  declare interactions: EntityTable<Interaction, 'id'>
  declare visits: EntityTable<Visit, 'id'>
  declare gameRuns: Table<{ id: string }, string>
  declare datasets: EntityTable<DatasetState, 'name'>
  declare originals: Table<OriginalRow, [string, string]>
  declare device: EntityTable<DeviceFact, 'key'>
  declare staffNotes: EntityTable<StaffNote, 'code'>

  constructor(name = DATABASE_NAME) {
    // strict: recorded means on disk, not in an operating system buffer (docs/outbox.md O5).
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      vehicles: 'id, label, status, fleet, *tags',
      // [synced+ackAt] holds delivered rows only (null is no key), so retention never meets a pending one;
      // origin and handedOver are absent on most rows and cost nothing there.
      interactions:
        'id, [state+createdAt], [state+attempts], [state+sessionIdentifier+createdAt], [sessionIdentifier+createdAt], [synced+ackAt], origin, handedOver',
      visits: 'id, startedAt',
      gameRuns: 'id',
      datasets: 'name',
      originals: '[table+key], table',
      device: 'key',
      staffNotes: 'code, lastAt',
    })
    // Only what is new: Dexie keeps the stores of the version before.
    this.version(2).stores(DATASET_STORES)
    this.version(SCHEMA_VERSION).stores(MAP_STORES)
  }
}
