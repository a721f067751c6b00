import { type PackPointer, parsePackPointer } from '#domain/device/packPointer'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { FACT, factIn } from '../core/deviceFacts'

/** Which pack staff chose, read inside a transaction that covers the table `device`. */
export async function packPointerIn(db: PharosDatabase): Promise<PackPointer> {
  return parsePackPointer(await factIn(db, FACT.activePack))
}

/**
 * The same without a pack before that the device gave up for a record (docs/outbox.md O5), inside a transaction that
 * covers the table `packs` too.
 */
export async function rollBackPointerIn(db: PharosDatabase): Promise<PackPointer> {
  const pointer = await packPointerIn(db)
  const { previous } = pointer
  if (previous === null || (await db.packs.where('id').equals(previous).count()) > 0) return pointer
  return { ...pointer, previous: null, canRollBack: false }
}

/** Which pack staff chose; what is shipped where they never did. */
export function readPackPointer(run: RunDatabase = withDatabase): Promise<PackPointer> {
  return run(packPointerIn)
}
