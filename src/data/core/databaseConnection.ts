import { Dexie, type PromiseExtended } from 'dexie'
import { createEmitter } from '#domain/base/emitter'
import { AppError } from '#domain/base/errors'
import { afterAwake, withinLimit } from '#domain/base/limit'
import { DATABASE_NAME, type PharosDatabase, pharosDatabase, SCHEMA_VERSION } from './db'
import { followTransactions } from './openTransactions'

/**
 * Every database access uses this connection. WebKit closes the database of a page that wakes up
 * (dexie/Dexie.js#2008), and all later calls on the old handle fail. A failed call therefore drops the
 * handle, opens a new one and retries, up to three times (docs/outbox.md O5).
 */
const RETRY_DELAYS_MS = [100, 300, 900] as const

/** Limit of an open that neither succeeds nor fails (blocked by another tab, corrupt store). */
export const OPEN_LIMIT_MS = 4_000

/** Limit of a call whose transaction waits for another tab's, or whose answer was lost by the browser. */
export const CALL_LIMIT_MS = 4_000

/** Limit of a call that moves many rows or megabytes (`LONG_CALL`). */
export const LONG_CALL_LIMIT_MS = 30_000

/** How often a late call is retried on a new handle. */
const LATE_RETRIES = 1

/** Time that an aborted transaction has to report it. */
const ABORT_LIMIT_MS = 500

/** Errors that a new handle may fix; constraint errors and bugs of the caller are excluded. */
const RECOVERABLE_ERRORS = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TransactionInactiveError',
  'TimeoutError',
  'LateError',
  'OpenFailedError',
  'NotFoundError',
])

/** WebKit's storage process crashes under many error names with the same message (dexie/Dexie.js#2296). */
const LOST_CONNECTION_MESSAGE =
  /Indexed ?D(?:ata)?B(?:ase)? server|connection is clos|in-progress transaction|Cannot inject key/i

export interface RunOptions {
  /** Work that takes longer than this many milliseconds is aborted and treated as a lost connection. */
  limitMs?: number
}

/** For a call that moves many rows or megabytes. */
export const LONG_CALL: RunOptions = { limitMs: LONG_CALL_LIMIT_MS }

/** The type of `withDatabase`, which tests replace. */
export type RunDatabase = <T>(work: (db: PharosDatabase) => Promise<T>, options?: RunOptions) => Promise<T>

export interface DatabaseConnection {
  run: RunDatabase
  /** Number of the current handle; a live query that started on another one must resubscribe. */
  generation(): number
  /** Whether a newer build took the database, after which this build no longer reads or writes it. */
  isNewer(): boolean
  /** Calls `listener` when the handle was replaced or a newer build took the database. */
  onChange(listener: () => void): () => void
  /** Calls `listener` when a call or an opening was late. */
  onLate(listener: (what: LateWork) => void): () => void
  /** Drops the handle as a crash would; the next access opens a new one. */
  close(): void
}

export type LateWork = 'call' | 'open'

interface Slot {
  db: PharosDatabase
  /** Aborts the transactions that this handle has open. */
  abort: () => number
  opening: boolean
  /** A call on this handle was not answered in time. */
  isLate: boolean
  ready: Promise<PharosDatabase>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Creates a connection with its own handle: one for the page, one for each simulated tab in tests. */
export function createConnection(
  options: { name?: string; sleep?: (ms: number) => Promise<void> } = {},
): DatabaseConnection {
  const { name = DATABASE_NAME, sleep = wait } = options
  const changes = createEmitter()
  const lateness = createEmitter<LateWork>()
  let slot: Slot | null = null
  let generation = 0
  let newerSeen = false

  /** Drops the handle. With `only`, it keeps a handle that has already been replaced. */
  function drop(only?: PharosDatabase): void {
    if (!slot || (only && slot.db !== only)) return
    const { db } = slot
    slot = null
    db.close({ disableAutoOpen: true })
  }

  /** The browser closed the handle, or the database is being deleted: its results have to be read again. */
  function lose(db: PharosDatabase): void {
    const wasInUse = slot?.db === db
    db.close({ disableAutoOpen: true })
    drop(db)
    if (wasInUse) generation += 1
    changes.emit()
  }

  /** Returns the open handle, or opens one. Concurrent callers share one open request. */
  function open(): Slot {
    if (newerSeen) throw new AppError('storage-newer')
    if (slot && (slot.opening || slot.db.isOpen())) return slot
    drop()
    const db = pharosDatabase(name)
    const fresh: Slot = {
      db,
      abort: followTransactions(db),
      opening: true,
      isLate: false,
      ready: openFresh(db),
    }
    slot = fresh
    fresh.ready.then(
      () => {
        fresh.opening = false
        generation += 1
        changes.emit()
      },
      // A failed open is never reused, and a late success must be closed.
      () => (slot === fresh ? drop() : db.close({ disableAutoOpen: true })),
    )
    return fresh
  }

  async function openFresh(db: PharosDatabase): Promise<PharosDatabase> {
    // A newer build in another tab wants to upgrade: close, and never write old rows afterwards.
    db.on('versionchange', (event) => {
      if (isNewer(event.newVersion)) newerSeen = true
      lose(db)
    })
    await withinLimit(db.open(), OPEN_LIMIT_MS, () => {
      lateness.emit('open')
      throw new AppError('storage-lost', 'opening took too long')
    })
    // Dexie 4 opens a database of a newer version instead of failing; our rows would be invalid in it.
    if (isNewer(db.backendDB().version)) {
      newerSeen = true
      changes.emit()
      throw new AppError('storage-newer')
    }
    // Dexie does not report a handle that the browser closed, for example when site data was cleared.
    db.backendDB().addEventListener('close', () => lose(db))
    return db
  }

  /**
   * Settles as the work does. Late work is aborted and rejected: closing a handle would let its transactions
   * finish, and a change whose retry succeeded would be made twice. A transaction that has just committed
   * still counts. Other work on the handle is aborted too, because it was as late.
   */
  function inTime<T>(work: Promise<T>, limitMs: number, handle: Slot): Promise<T> {
    return new Promise((resolve, reject) => {
      let cancel = afterAwake(limitMs, () => {
        handle.isLate = true
        lateness.emit('call')
        handle.abort()
        cancel = afterAwake(ABORT_LIMIT_MS, () => reject(new LateError()))
      })
      work
        .then(resolve, (error: unknown) => reject(handle.isLate ? new LateError({ cause: error }) : error))
        .finally(() => cancel())
    })
  }

  /**
   * Uses Dexie promises instead of an async function: a live query is identified by its zone, and a
   * native `await` before `work` would lose it, so that the query would never run again.
   */
  function attempt<T>(
    work: (db: PharosDatabase) => Promise<T>,
    limitMs: number,
    tries: number,
  ): PromiseExtended<T> {
    let used: Slot | undefined
    return Dexie.Promise.resolve(null)
      .then(() => {
        const handle = open()
        used = handle
        return handle.ready.then(() => handle)
      })
      .then((handle) => inTime(work(handle.db), limitMs, handle))
      .catch((error: unknown) => {
        const delayMs = RETRY_DELAYS_MS[tries]
        const known = knownError(error)
        if (known) throw known
        // Drops only the handle that failed; another caller may have opened a new one.
        if (used) drop(used.db)
        const isLast = delayMs === undefined || (error instanceof LateError && tries >= LATE_RETRIES)
        if (isLast) throw new AppError('storage-lost', '', { cause: error })
        return Dexie.Promise.resolve(sleep(delayMs)).then(() => attempt(work, limitMs, tries + 1))
      })
  }

  const run: RunDatabase = (work, { limitMs = CALL_LIMIT_MS } = {}) => attempt(work, limitMs, 0)

  return {
    run,
    generation: () => generation,
    isNewer: () => newerSeen,
    onChange: changes.on,
    onLate: lateness.on,
    close() {
      drop()
      newerSeen = false
    },
  }
}

/** Dexie multiplies the version by ten and adds one when it patches a schema in place, which is not newer. */
function isNewer(nativeVersion: number | null): boolean {
  return nativeVersion !== null && Math.floor(nativeVersion / 10) > SCHEMA_VERSION
}

/** Returns the error to throw when a new handle cannot fix it; null when a retry may help. */
function knownError(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (someCause(error, isQuotaExceeded)) return new AppError('storage-full', '', { cause: error })
  if (someCause(error, isStorageBlocked)) return new AppError('storage-unavailable', '', { cause: error })
  return someCause(error, isConnectionLost) ? null : error
}

/** The database did not answer in time. */
class LateError extends Error {
  constructor(options?: ErrorOptions) {
    super('the database did not answer in time', options)
    // Not one of Dexie's names, because Dexie replaces errors with those names by its own.
    this.name = 'LateError'
  }
}

/** Whether `test` holds for the error or one it wraps: Dexie's `inner`, `cause`, or bulk failures. */
function someCause(error: unknown, test: (error: Error) => boolean, depth = 4): boolean {
  if (!isErrorLike(error) || depth === 0) return false
  if (test(error)) return true
  const { inner, failures } = error as { inner?: unknown; failures?: unknown }
  const wrapped = [inner, error.cause, ...(Array.isArray(failures) ? failures : [])]
  return wrapped.some((next) => next !== error && someCause(next, test, depth - 1))
}

/** A DOMException is not an instance of Error in every browser. */
function isErrorLike(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
}

const isConnectionLost = (error: Error) =>
  RECOVERABLE_ERRORS.has(error.name) || LOST_CONNECTION_MESSAGE.test(error.message ?? '')
/** IndexedDB is missing or website data is blocked, so opening throws at once. */
const isStorageBlocked = (error: Error) =>
  error instanceof Dexie.MissingAPIError || error.name === 'SecurityError'
const isQuotaExceeded = (error: Error) => /^QuotaExceeded/.test(error.name)

const connection = createConnection()

/**
 * Runs `work` on an open handle, reopening after 100, 300 and 900 ms when the connection was lost, and once
 * when the answer was late (docs/starting.md S10). `work` may run more than once, so it must be one
 * transaction or idempotent. In a live query it must be one call or one transaction: Dexie does not track
 * what follows a native `await` outside of one.
 * @throws AppError storage-full, storage-newer, storage-lost, storage-unavailable; other errors of `work`
 * unchanged
 */
export const withDatabase: RunDatabase = connection.run

/** Number of the current handle; a live query that started on another one must resubscribe. */
export const databaseGeneration = (): number => connection.generation()

/** Whether a newer build took the database, after which this build gets no more results. */
export const isDatabaseNewer = (): boolean => connection.isNewer()

/** Calls `listener` when the handle was replaced or a newer build took the database. */
export const onDatabaseChange = (listener: () => void): (() => void) => connection.onChange(listener)

/** Calls `listener` when a call or an opening was late, to leave a note for staff. */
export const onDatabaseLate = (listener: (what: LateWork) => void): (() => void) =>
  connection.onLate(listener)

/** Drops the handle as a crash would; the next access opens a new one. */
export const closeDatabase = (): void => connection.close()
