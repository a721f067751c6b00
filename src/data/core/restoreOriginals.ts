import type { PharosDatabase } from './db'

/**
 * Restores the original of every changed row, inside a transaction over all changeable stores and
 * `originals`.
 * @returns the number of restored rows
 */
export async function restoreOriginals(db: PharosDatabase): Promise<number> {
  const originals = await db.originals.toArray()
  for (const { table, key, row } of originals) {
    if (row === null) await db.table(table).delete(key)
    else await db.table(table).put(row)
  }
  await db.originals.clear()
  return originals.length
}
