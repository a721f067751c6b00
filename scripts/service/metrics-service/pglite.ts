import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Flush, FlushedFiles, flushFolder, flushTree } from './flushedFiles'
import { lockFolder } from './folderLock'
import { groupCommit } from './groupCommit'
import { isPanic, oneAtATime } from './oneAtATime'
import type { Query, Sql, TransactionOptions } from './store'

/**
 * The package turns `fsync` off; here each commit waits for the disk, and so does each step of a checkpoint. Of the
 * ways to flush the log only `fsync` reaches the file layer.
 */
const KEEPS_WHAT_IT_CONFIRMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'synchronous_commit=on'].flatMap(
    (setting) => ['-c', setting],
  ),
]

/** A report that is stored adds some 50 KB to the log. */
const CHECKPOINT_AFTER_TRANSACTIONS = 500

export interface PgliteOptions {
  /** In place of the system's own `fsync`. */
  flush?: Flush
  /** Records between two checkpoints. */
  checkpointAfter?: number
}

/**
 * Opens the embedded Postgres. `location` is a folder, made where missing, or `memory://` for one
 * that is gone at the end. Throws a plain sentence when another process has the folder open.
 */
export async function openPglite(
  location: string,
  { flush, checkpointAfter }: PgliteOptions = {},
): Promise<Sql> {
  if (location.startsWith('memory://')) {
    return sqlOf(await PGlite.create(location), 'embedded Postgres in memory')
  }
  const unlock = lockFolder(location)
  try {
    const files = join(location, 'pg')
    if (!existsSync(files)) await makeDatabase(files)
    const db = await PGlite.create({
      fs: new FlushedFiles(files, flush),
      startParams: KEEPS_WHAT_IT_CONFIRMS,
    })
    return sqlOf(db, `embedded Postgres in ${location}`, { afterClose: unlock, checkpointAfter })
  } catch (error) {
    unlock()
    throw error
  }
}

/** Makes an empty database under another name first, so that a power cut leaves a whole one or none. */
async function makeDatabase(files: string): Promise<void> {
  const unfinished = `${files}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const db = await PGlite.create(unfinished)
  await db.close()
  flushTree(unfinished)
  renameSync(unfinished, files)
  const folder = dirname(files)
  flushFolder(folder)
  flushFolder(dirname(folder))
}

/** The queries of an open database; `afterClose` runs each time that it is closed. */
export function sqlOf(
  db: PGlite,
  description: string,
  { afterClose, checkpointAfter }: { afterClose?: () => void; checkpointAfter?: number | undefined } = {},
): Sql {
  const turn = oneAtATime()
  let transactions = 0
  return {
    description,
    query: <Row>(text: string, params: readonly (string | number | null)[] = []) =>
      turn(async () => (await db.query<Row>(text, [...params])).rows),
    write: groupCommit(db, turn, checkpointAfter),
    async transaction(work, options) {
      const result = await turn(() => transaction(db, work, options))
      // As after records (`groupCommit`).
      if (++transactions % CHECKPOINT_AFTER_TRANSACTIONS === 0) {
        await turn(() => db.exec('checkpoint')).catch(() => undefined)
      }
      return result
    },
    script: (text) =>
      turn(async () => {
        await db.exec(text)
      }),
    async close() {
      try {
        await turn(async () => {
          if (!db.closed) await db.close()
        })
      } finally {
        afterClose?.()
      }
    },
  }
}

async function transaction<T>(
  db: PGlite,
  work: (query: Query) => Promise<T>,
  { isOfOneMoment = false }: TransactionOptions = {},
): Promise<T> {
  await db.exec(`begin isolation level ${isOfOneMoment ? 'repeatable read' : 'read committed'}`)
  try {
    const result = await work(
      async <Row>(text: string, params: readonly (string | number | null)[] = []) =>
        (await db.query<Row>(text, [...params])).rows,
    )
    await db.exec('commit')
    return result
  } catch (error) {
    if (!isPanic(error)) await db.exec('rollback')
    throw error
  }
}
