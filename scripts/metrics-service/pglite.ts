import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from './folderLock'
import type { Sql } from './store'

/**
 * Opens the embedded Postgres. `location` is a folder, made where missing, or `memory://` for one
 * that is gone at the end. Throws a plain sentence when another process has the folder open.
 */
export async function openPglite(location: string): Promise<Sql> {
  const inMemory = location.startsWith('memory://')
  const unlock = inMemory ? () => {} : lockFolder(location)
  try {
    const db = await PGlite.create(inMemory ? location : join(location, 'pg'))
    return sqlOf(db, inMemory ? 'embedded Postgres in memory' : `embedded Postgres in ${location}`, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** The queries of an open database; `afterClose` runs each time that it is closed. */
export function sqlOf(db: PGlite, description: string, afterClose = () => {}): Sql {
  return {
    description,
    async query<Row>(text: string, params: readonly (string | number | null)[] = []) {
      return (await db.query<Row>(text, [...params])).rows
    },
    async script(text) {
      await db.exec(text)
    },
    async close() {
      if (!db.closed) await db.close()
      afterClose()
    },
  }
}
