import { type PackPointer, parsePackPointer } from '#domain/device/packPointer'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { FACT, factIn } from '../core/deviceFacts'

/** The pack that staff chose, read inside a transaction that covers the table `device`. */
export async function packPointerIn(db: PharosDatabase): Promise<PackPointer> {
  return parsePackPointer(await factIn(db, FACT.activePack))
}

/**
 * The pointer without a previous pack that was deleted for a record (docs/outbox.md O5), inside a transaction
 * that also covers the table `packs`.
 */
export async function rollBackPointerIn(db: PharosDatabase): Promise<PackPointer> {
  const pointer = await packPointerIn(db)
  const { previous } = pointer
  if (previous === null || (await db.packs.where('id').equals(previous).count()) > 0) return pointer
  return { ...pointer, previous: null, canRollBack: false }
}

/** The pack that staff chose, or the shipped one. */
export function readPackPointer(run: RunDatabase = withDatabase): Promise<PackPointer> {
  return run(packPointerIn)
}
