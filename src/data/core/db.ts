import { Dexie, type EntityTable, type Table } from 'dexie'
import type { PackKind } from '#domain/booth/packs/packFile'
import type { PackDataset } from '#domain/device/packPointer'
import type { GameRun, RunActs } from '#domain/game/gameTypes'
import type { ScoredRun } from '#domain/game/scoredRun'
import type { Interaction } from '#domain/recording/interaction'
import type { ExportedVisit, Visit } from '#domain/visit/visit'
import { DATASET_TABLES, type StoreRows } from '../schemas/datasetStores'
import { tellTableChanges } from './tableChanges'

/** Name and schema version of the one database (docs/contracts.md C3). */
export const DATABASE_NAME = 'pharos'
export const SCHEMA_VERSION = 9

/** Seeding progress of one dataset, written in the same transaction as its rows. */
export interface DatasetState {
  name: string
  /** Pack of these rows; undefined for rows stored before packs had an id. */
  pack?: string
  /** Version of that pack. */
  version: number
  /** Days by which rows of past days were rotated (docs/decisions.md D43); undefined for 0. */
  shift?: number
  rowsDone: number
  rowsTotal: number
  complete: 0 | 1
  /** `hashRows` of all its rows as they were stored; undefined without Web Crypto, and for older builds. */
  sha256?: string
}

/** The original of a row that a visitor changed; `row` is null if the visitor created it. */
export interface OriginalRow {
  table: string
  key: string
  row: unknown
}

/** Key-value facts about this device: counters, the lease, the delivery state. */
export interface DeviceFact {
  key: string
  value: unknown
}

/** A note for staff, stored once per code with a count. */
export interface StaffNote {
  code: string
  detail: string
  firstAt: string
  lastAt: string
  count: number
}

/** A complete map archive as downloaded. */
export interface MapArchive {
  /** `base`, `us`, `ca` or `mx`. */
  name: string
  /** SHA-256 of its bytes as hexadecimal; a different one in the archive list means a newer archive. */
  sha256: string
  bytes: Blob | ArrayBuffer
}

/** A dataset pack that staff loaded, with the whole content of its file. */
export interface StoredPack {
  /** `pack@version`. */
  id: string
  pack: string
  version: number
  kind: PackKind
  name: string
  /** When staff loaded it, ISO 8601 in UTC. */
  storedAt: string
  schema: number
  /** With the SHA-256 of each file, to check its bytes again later. */
  datasets: readonly PackDataset[]
  /** File name to its text in UTF-8. Not a Blob: WebKit loses the files of blobs in private windows. */
  files: Readonly<Record<string, ArrayBuffer>>
}

/** What boards know of a stored run, a cache of it: of the runs with a place, indexes on it have the best last. */
export interface ScoredRow extends ScoredRun {
  /** `placeOf` a run that is unsigned or the best of its initials in the event; missing for other runs, so not in the index. */
  eventPlace?: readonly number[]
  /** The same on its day. */
  dayPlace?: readonly number[]
}

/** Tables of this device, in addition to those of the datasets. */
interface DeviceTables {
  mapArchives: EntityTable<MapArchive, 'name'>
  interactions: EntityTable<Interaction, 'id'>
  visits: EntityTable<Visit, 'id'>
  /** Visits of other kiosks, as in their exports. */
  importedVisits: EntityTable<ExportedVisit, 'id'>
  gameRuns: EntityTable<GameRun, 'id'>
  scoredRuns: EntityTable<ScoredRow, 'id'>
  runActs: EntityTable<RunActs, 'id'>
  datasets: EntityTable<DatasetState, 'name'>
  originals: Table<OriginalRow, [string, string]>
  device: EntityTable<DeviceFact, 'key'>
  staffNotes: EntityTable<StaffNote, 'code'>
  packs: EntityTable<StoredPack, 'id'>
}

type DatasetTables = { [Store in keyof StoreRows]: EntityTable<StoreRows[Store], 'id'> }

export type PharosDatabase = Dexie & DatasetTables & DeviceTables

/**
 * Creates the database without opening it. Only its newest version is declared: Dexie compares it with what the
 * device has, and reads all declared versions again for each further one.
 */
export function pharosDatabase(name = DATABASE_NAME): PharosDatabase {
  // Strict durability: recorded means on disk, not in an operating system buffer (docs/outbox.md O5).
  // Dexie adds a property for each table.
  const db = new Dexie(name, { chromeTransactionDurability: 'strict' }) as PharosDatabase
  db.version(SCHEMA_VERSION).stores({
    ...DATASET_TABLES,
    // [synced+ackAt] indexes delivered rows only (null is not a valid key), so retention never reads a pending
    // one. The indexes origin and handedOver cost nothing, as most rows have neither field.
    interactions:
      'id, [state+createdAt], [state+attempts], [state+sessionIdentifier+createdAt], [sessionIdentifier+createdAt], [synced+ackAt], origin, handedOver',
    visits: 'id, startedAt',
    importedVisits: 'id',
    // Staff read the best runs of a day alone, and a player's number counts keys.
    gameRuns: 'id, day, startedAt, [event+day+score], [event+day+startedAt]',
    // Filled after the start, for replaying thousands of runs would take an upgrade past the limit of an open.
    scoredRuns: 'id, rules, day, [event+initials], [event+eventPlace], [event+day+dayPlace]',
    runActs: 'id',
    datasets: 'name',
    originals: '[table+key], table',
    device: 'key',
    staffNotes: 'code, lastAt',
    mapArchives: 'name',
    packs: 'id',
  })
  tellTableChanges(db)
  return db
}
