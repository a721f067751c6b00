import { type PackPointer, parsePackPointer } from '../../domain/kiosk/packPointer'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { FACT, factIn } from '../core/deviceFacts'

/** Which pack staff chose, read inside a transaction that covers the table `device`. */
export async function packPointerIn(db: PharosDatabase): Promise<PackPointer> {
  return parsePackPointer(await factIn(db, FACT.activePack))
}

/** Which pack staff chose; what is shipped where they never did. */
export function readPackPointer(run: RunDatabase = withDatabase): Promise<PackPointer> {
  return run(packPointerIn)
}
