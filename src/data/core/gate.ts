import { Dexie, type PromiseExtended } from 'dexie'
import { AppError } from '../../domain/kiosk/errors'
import { DATABASE_NAME, type PharosDatabase, pharosDatabase, SCHEMA_VERSION } from './db'

/**
 * The gate every access to the database passes. WebKit kills the database under a page that
 * wakes up (dexie/Dexie.js#2008) and every later call on the old handle fails, so a failed call
 * drops the handle, opens a new one and tries again, three times (docs/outbox.md O5).
 */
const RETRY_DELAYS_MS = [100, 300, 900] as const

/** An open that neither succeeds nor fails (blocked by another tab, corrupt store) ends here. */
const OPEN_LIMIT_MS = 5_000

/** Errors that a fresh handle may cure; a constraint or a bug in the caller is not among them. */
const LOST = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TransactionInactiveError',
  'TimeoutError',
  'OpenFailedError',
  'NotFoundError',
])

/** WebKit's storage process dies under many names; its words stay the same (dexie/Dexie.js#2296). */
const LOST_WORDS =
  /Indexed ?D(?:ata)?B(?:ase)? server|connection is clos|in-progress transaction|Cannot inject key/i

export interface RunOptions {
  /** A work that neither ends nor fails within this many milliseconds counts as a lost handle. */
  limitMs?: number
}

/** How data functions reach the database; the gate's `run`, or that of a test. */
export type RunDatabase = <T>(work: (db: PharosDatabase) => Promise<T>, options?: RunOptions) => Promise<T>

export interface DatabaseGate {
  run: RunDatabase
  /** Counts handles: a live query that saw another number must subscribe anew. */
  generation(): number
  /** Calls `listener` whenever the handle was replaced or a newer build took the database. */
  onChange(listener: () => void): () => void
  /** Forgets the handle, as a crash would; the next access opens a new one. */
  close(): void
}

interface Slot {
  db: PharosDatabase
  opening: boolean
  ready: Promise<PharosDatabase>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A gate of its own, with its own handle: the page has one, tests have one a simulated tab. */
export function createGate(
  options: { name?: string; sleep?: (ms: number) => Promise<void> } = {},
): DatabaseGate {
  const { name = DATABASE_NAME, sleep = wait } = options
  const listeners = new Set<() => void>()
  let slot: Slot | null = null
  let generation = 0
  let newerSeen = false

  function notify(): void {
    for (const listener of [...listeners]) listener()
  }

  /** Drops the handle; with `only`, not when a fresh one has already taken its place. */
  function drop(only?: PharosDatabase): void {
    if (!slot || (only && slot.db !== only)) return
    const { db } = slot
    slot = null
    db.close({ disableAutoOpen: true })
  }

  /** The open handle, opening one when there is none; callers at the same time share one opening. */
  function open(): Slot {
    if (newerSeen) throw new AppError('storage-newer')
    if (slot && (slot.opening || slot.db.isOpen())) return slot
    drop()
    const db = pharosDatabase(name)
    const fresh: Slot = { db, opening: true, ready: openFresh(db) }
    slot = fresh
    fresh.ready.then(
      () => {
        fresh.opening = false
        generation += 1
        notify()
      },
      // A failed opening is never handed out again, and a late success must not stay open unseen.
      () => (slot === fresh ? drop() : db.close({ disableAutoOpen: true })),
    )
    return fresh
  }

  async function openFresh(db: PharosDatabase): Promise<PharosDatabase> {
    // A newer build in another tab wants to upgrade: let it, and never write old rows after that.
    db.on('versionchange', (event) => {
      if (isNewer(event.newVersion)) newerSeen = true
      db.close({ disableAutoOpen: true })
      drop(db)
      notify()
    })
    await withLimit(db.open(), OPEN_LIMIT_MS, () => new AppError('storage-lost', 'opening took too long'))
    // Dexie 4 opens a database of a newer version instead of failing; our rows would be wrong in it.
    if (isNewer(db.backendDB().version)) {
      newerSeen = true
      notify()
      throw new AppError('storage-newer')
    }
    return db
  }

  /**
   * A chain of Dexie's promises, not an async function: a live query is told apart by the zone it
   * runs in, and a native `await` before `work` would lose it, so that the query never ran again.
   */
  function attempt<T>(
    work: (db: PharosDatabase) => Promise<T>,
    limitMs: number | undefined,
    tries: number,
  ): PromiseExtended<T> {
    let used: PharosDatabase | undefined
    return Dexie.Promise.resolve(null)
      .then(() => {
        const current = open()
        used = current.db
        return current.ready
      })
      .then((db) => (limitMs === undefined ? work(db) : withLimit(work(db), limitMs, tookTooLong)))
      .catch((error: unknown) => {
        const delayMs = RETRY_DELAYS_MS[tries]
        const known = knownError(error)
        if (known) throw known
        // Only the handle that failed: another caller may have opened a good one meanwhile.
        if (used) drop(used)
        if (delayMs === undefined) throw new AppError('storage-lost', '', { cause: error })
        return Dexie.Promise.resolve(sleep(delayMs)).then(() => attempt(work, limitMs, tries + 1))
      })
  }

  const run: RunDatabase = (work, { limitMs } = {}) => attempt(work, limitMs, 0)

  return {
    run,
    generation: () => generation,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      drop()
      newerSeen = false
    },
  }
}

/** Dexie multiplies by ten and adds one when it patches a schema in place, which is not newer. */
function isNewer(nativeVersion: number | null): boolean {
  return nativeVersion !== null && Math.floor(nativeVersion / 10) > SCHEMA_VERSION
}

/** What to throw for an error that a fresh handle does not cure; null when it may cure it. */
function knownError(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (some(error, isQuota)) return new AppError('storage-full', '', { cause: error })
  if (some(error, isForbidden)) return new AppError('storage-unavailable', '', { cause: error })
  return some(error, isLost) ? null : error
}

const tookTooLong = () => Object.assign(new Error('the database did not answer'), { name: 'TimeoutError' })

function withLimit<T>(promise: PromiseLike<T>, limitMs: number, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(failure()), limitMs)
    Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** Whether `test` holds for the error or for one it wraps: Dexie's `inner`, `cause`, a bulk's failures. */
function some(error: unknown, test: (error: Error) => boolean, depth = 4): boolean {
  if (!isErrorLike(error) || depth === 0) return false
  if (test(error)) return true
  const { inner, failures } = error as { inner?: unknown; failures?: unknown }
  const wrapped = [inner, error.cause, ...(Array.isArray(failures) ? failures : [])]
  return wrapped.some((next) => next !== error && some(next, test, depth - 1))
}

/** A DOMException is not an Error everywhere. */
function isErrorLike(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
}

const isLost = (error: Error) => LOST.has(error.name) || LOST_WORDS.test(error.message ?? '')
/** No IndexedDB at all, or website data is blocked: opening throws at once. */
const isForbidden = (error: Error) => error instanceof Dexie.MissingAPIError || error.name === 'SecurityError'
const isQuota = (error: Error) => /^QuotaExceeded/.test(error.name)

const gate = createGate()

/**
 * Runs `work` on a live handle, reopening after 100, 300 and 900 ms when the database died.
 * `work` may run more than once, so it must be one transaction or idempotent. In a live query it is
 * one call or one transaction: Dexie does not see what follows a native `await` outside of one.
 * @throws AppError storage-full, storage-newer, storage-lost, storage-unavailable; other errors of
 * `work` as they are
 */
export const withDatabase: RunDatabase = gate.run

/** Counts handles: a live query that saw another number must subscribe anew. */
export const databaseGeneration = (): number => gate.generation()

/** Calls `listener` whenever the handle was replaced or a newer build took the database. */
export const onDatabaseChange = (listener: () => void): (() => void) => gate.onChange(listener)

/** Forgets the handle, as a crash would; the next access opens a new one. */
export const closeDatabase = (): void => gate.close()
