import type { Region } from '#domain/base/locale'
import type { PharosDatabase } from '../core/db'
import type { ArchiveEntry } from '../schemas/archiveList'

/**
 * Maps of regions that staff loaded from a file (docs/booth.md B7). A row of the list of archives stands for each; the
 * shipped map of that region stays beside it under another name, so that going back needs no network.
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
 * Those whose map is stored: one may have been given up for a record (docs/outbox.md O5). Inside a transaction that
 * covers the tables `device` and `mapArchives`.
 */
export async function extractsIn(db: PharosDatabase): Promise<DeviceExtracts> {
  const extracts = ((await db.device.get(EXTRACTS_FACT))?.value ?? {}) as DeviceExtracts
  const stored = new Set<string>(await db.mapArchives.toCollection().primaryKeys())
  return Object.fromEntries(Object.entries(extracts).filter(([region]) => stored.has(region)))
}

/** The same in a transaction of its own. */
export const readExtracts = (db: PharosDatabase): Promise<DeviceExtracts> =>
  db.transaction('r', db.device, db.mapArchives, () => extractsIn(db))

/** The list with the rows of staff's maps in place of the shipped ones. */
export function withExtracts(list: readonly ArchiveEntry[], extracts: DeviceExtracts): ArchiveEntry[] {
  return list.map((entry) => (entry.name === 'base' ? entry : (extracts[entry.name]?.entry ?? entry)))
}
