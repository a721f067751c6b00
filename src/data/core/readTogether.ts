import { Dexie } from 'dexie'
import { withDatabase } from './databaseConnection'
import type { PharosDatabase } from './db'

/** What Dexie's types leave out: the zone of the running code, by which a live query knows what it has read. */
const zones = Dexie.Promise as unknown as {
  PSD: { subscr?: object }
  newPSD<T>(work: () => T, zone: { subscr?: object | undefined }): T
}

interface Read {
  stores: readonly string[]
  run(): Promise<void>
  fail(error: unknown): void
}

/** The reads that share the next transaction; null when each opens its own. */
let gathered: Read[] | null = null

/**
 * Reads in one transaction what the queries read that `begin` uses for the first time, so that their rows arrive
 * together. Each stays a separate live query, which reads again only when its own rows change.
 */
export function readTogether(begin: () => void): void {
  const reads: Read[] = []
  gathered = reads
  try {
    begin()
  } catch (error) {
    gathered = null
    throw error
  }
  // Dexie starts each live query in a timer, which sets a second one while a transaction has left its zone behind.
  setTimeout(() => setTimeout(read))

  function end(): void {
    if (gathered === reads) gathered = null
  }
  // The reads wait for the database, as this does: it comes after all of them.
  function read(): void {
    withDatabase((db) => {
      end()
      return readAll(db, reads)
    })
      .catch((error: unknown) => {
        for (const { fail } of reads) fail(error)
      })
      .finally(end)
  }
}

async function readAll(db: PharosDatabase, reads: readonly Read[]): Promise<void> {
  if (reads.length === 0) return
  const stores = [...new Set(reads.flatMap((read) => read.stores))]
  await db.transaction('r', stores, () => Promise.all(reads.map(({ run }) => run())))
}

/** Reads `stores` in the transaction of `readTogether`, if one is being prepared, or in a separate one. */
export function sharedTransaction<T>(
  db: PharosDatabase,
  stores: readonly string[],
  read: () => Promise<T>,
): Promise<T> {
  const reads = gathered
  if (!reads) return db.transaction('r', stores, read)
  const { subscr } = zones.PSD
  return new Promise((resolve, reject) => {
    // A read that fails is caught here, because it would end the transaction of the others.
    const run = () => zones.newPSD(() => read().then(resolve, reject), { subscr })
    reads.push({ stores, run, fail: reject })
  })
}
