import type { Region } from '#domain/base/locale'
import type { PharosDatabase } from '../core/db'
import type { ArchiveEntry } from '../schemas/archiveList'

/**
 * Maps of regions that staff loaded from a file (docs/booth.md B7). Each replaces a row in the list of
 * archives; the shipped map of that region is kept under another name, so that it can be restored without a
 * network.
 */
export interface DeviceExtract {
  entry: ArchiveEntry
  /** Name of the file, for staff. */
  fileName: string
  /** ISO 8601 in UTC. */
  loadedAt: string
}
export type DeviceExtracts = Partial<Record<Region, DeviceExtract>>

/** Key of the device fact with the maps that staff loaded. */
export const EXTRACTS_FACT = 'mapExtracts'

/**
 * Those whose map is stored: one may have been deleted for a record (docs/outbox.md O5). Inside a transaction
 * that covers the tables `device` and `mapArchives`.
 */
export async function extractsIn(db: PharosDatabase): Promise<DeviceExtracts> {
  const extracts = ((await db.device.get(EXTRACTS_FACT))?.value ?? {}) as DeviceExtracts
  const stored = new Set<string>(await db.mapArchives.toCollection().primaryKeys())
  return Object.fromEntries(Object.entries(extracts).filter(([region]) => stored.has(region)))
}

/** The same in a separate transaction. */
export const readExtracts = (db: PharosDatabase): Promise<DeviceExtracts> =>
  db.transaction('r', db.device, db.mapArchives, () => extractsIn(db))

/** The list with the rows of staff's maps in place of the shipped ones. */
export function withExtracts(list: readonly ArchiveEntry[], extracts: DeviceExtracts): ArchiveEntry[] {
  return list.map((entry) => (entry.name === 'base' ? entry : (extracts[entry.name]?.entry ?? entry)))
}
