import { Dexie, type EntityTable, type Table } from 'dexie'
import type { Interaction } from '../../domain/kiosk/interaction'
import { type StoreRows, storesOfVersion } from '../schemas/datasetStores'

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
  /** Pack that these rows come from; rows without one were stored before packs had an id. */
  pack?: string
  /** Version of that pack. */
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

/** An archive of the map, whole, as it came from the host. */
export interface MapArchive {
  /** `base`, `us`, `ca` or `mx`. */
  name: string
  /** SHA-256 of its bytes, hexadecimal; another one in the list of archives means a newer archive. */
  sha256: string
  bytes: Blob | ArrayBuffer
}

/** Stores of this device, beside those of the datasets. */
interface DeviceTables {
  mapArchives: EntityTable<MapArchive, 'name'>
  interactions: EntityTable<Interaction, 'id'>
  visits: EntityTable<Visit, 'id'>
  gameRuns: Table<{ id: string }, string>
  datasets: EntityTable<DatasetState, 'name'>
  originals: Table<OriginalRow, [string, string]>
  device: EntityTable<DeviceFact, 'key'>
  staffNotes: EntityTable<StaffNote, 'code'>
}

type DatasetTables = { [Store in keyof StoreRows]: EntityTable<StoreRows[Store], 'id'> }

export type PharosDatabase = Dexie & DatasetTables & DeviceTables

/** The database with all its versions, not opened yet. */
export function pharosDatabase(name = DATABASE_NAME): PharosDatabase {
  // strict: recorded means on disk, not in an operating system buffer (docs/outbox.md O5).
  // Dexie makes a property of each store.
  const db = new Dexie(name, { chromeTransactionDurability: 'strict' }) as PharosDatabase
  db.version(1).stores({
    ...storesOfVersion(1),
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
  db.version(2).stores(storesOfVersion(2))
  db.version(SCHEMA_VERSION).stores({ ...storesOfVersion(3), mapArchives: 'name' })
  return db
}
