import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { isPanic, type Turn } from './oneAtATime'
import type { Sql } from './store'

interface Waiting {
  text: string
  params: (string | number | null)[]
  resolve: (rows: unknown[]) => void
  reject: (error: unknown) => void
}

/** Statements in one transaction; reads wait for as long as it runs. */
const AT_ONCE = 64

/**
 * Statements between two checkpoints. The embedded Postgres makes none by itself while it is open: its log would
 * grow by some 25 MB for 50,000 records, and all of it be read again at the start after a power cut.
 */
const CHECKPOINT_AFTER = 20_000

/**
 * `Sql.write` for the embedded database: the statements that wait are committed together, since each commit waits
 * for the disk. One that fails is rejected with its own error and takes no other with it.
 */
export function groupCommit(db: PGlite, turn: Turn, checkpointAfter = CHECKPOINT_AFTER): Sql['write'] {
  let waiting: Waiting[] = []
  let running = false
  let sinceCheckpoint = 0

  const commitAll = async () => {
    running = true
    while (waiting.length > 0) {
      // A query of the embedded database never leaves the processor: without a turn of the event loop, requests that
      // are there already would not be read before the commit.
      await nextTurn()
      const batch = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      await commit(db, turn, batch)
      sinceCheckpoint += batch.length
      if (sinceCheckpoint < checkpointAfter) continue
      sinceCheckpoint = 0
      // What is confirmed is in the log already; a disk that fails here fails the next statement, too.
      await turn(() => db.exec('checkpoint')).catch(() => undefined)
    }
    running = false
  }

  return <Row>(text: string, params: readonly (string | number | null)[] = []) =>
    new Promise<Row[]>((resolve, reject) => {
      waiting.push({ text, params: [...params], resolve: (rows) => resolve(rows as Row[]), reject })
      if (!running) void commitAll()
    })
}

async function commit(db: PGlite, turn: Turn, batch: Waiting[]): Promise<void> {
  const together = batch.length > 1 ? await turn(() => inOneTransaction(db, batch)).catch(() => null) : null
  for (const [at, { text, params, resolve, reject }] of batch.entries()) {
    // Where one failed all are rolled back: each by itself.
    if (together) resolve(together[at] ?? [])
    else await turn(() => db.query(text, params)).then(({ rows }) => resolve(rows), reject)
  }
}

async function inOneTransaction(db: PGlite, batch: Waiting[]): Promise<unknown[][]> {
  const results: unknown[][] = []
  await db.exec('begin')
  try {
    for (const { text, params } of batch) results.push((await db.query(text, params)).rows)
  } catch (error) {
    if (!isPanic(error)) await db.exec('rollback')
    throw error
  }
  await db.exec('commit')
  return results
}
