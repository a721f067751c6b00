import { Dexie } from 'dexie'
import { AppError } from '../domain/errors'
import { PharosDatabase, SCHEMA_VERSION } from './db'

/**
 * The gate every access to the database passes. WebKit kills the database under a page that
 * wakes up (dexie/Dexie.js#2008) and every later call on the old handle fails, so a failed call
 * drops the handle, opens a new one and tries again, three times (outbox.md, Delivery).
 */
export const RETRY_DELAYS_MS = [100, 300, 900] as const

/** Errors that a fresh handle may cure; a constraint or a bug in the caller is not among them. */
const LOST = new Set([
  'DatabaseClosedError',
  'DatabaseClosed',
  'InvalidStateError',
  'InvalidState',
  'UnknownError',
  'Unknown',
  'AbortError',
  'Abort',
  'TransactionInactiveError',
  'TransactionInactive',
  'TimeoutError',
  'Timeout',
  'OpenFailedError',
  'OpenFailed',
  'NotFoundError',
])

/** An open that neither succeeds nor fails (blocked by another tab, corrupt store) ends here. */
export const OPEN_LIMIT_MS = 5_000

type Listener = () => void
const listeners = new Set<Listener>()
let handle: PharosDatabase | null = null
let opening: Promise<PharosDatabase> | null = null
let generation = 0
let newerSeen = false

function drop(): void {
  handle?.close({ disableAutoOpen: true })
  handle = null
  opening = null
}

/** The open handle, opening one when there is none; callers at the same time share one opening. */
function open(): Promise<PharosDatabase> {
  if (newerSeen) return Promise.reject(new AppError('storage-newer'))
  if (opening && (!handle || handle.isOpen())) return opening
  drop()
  opening = openFresh()
  return opening
}

async function openFresh(): Promise<PharosDatabase> {
  const db = new PharosDatabase()
  generation += 1
  // A newer build in another tab wants to upgrade: let it, and never write old rows after that.
  db.on('versionchange', (event) => {
    if (event.newVersion !== null) newerSeen = true
    drop()
    notify()
  })
  await withLimit(db.open(), OPEN_LIMIT_MS)
  // Dexie 4 opens a database of a newer version instead of failing; our rows would be wrong in it.
  if (db.backendDB().version > SCHEMA_VERSION * 10) {
    newerSeen = true
    db.close({ disableAutoOpen: true })
    drop()
    notify()
    throw new AppError('storage-newer')
  }
  handle = db
  notify()
  return db
}

function withLimit<T>(promise: PromiseLike<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('storage-lost', 'opening took too long')), limitMs)
    Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function notify(): void {
  for (const listener of listeners) listener()
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (LOST.has(error.name)) return true
  const inner = (error as { inner?: unknown }).inner
  return inner instanceof Error && inner !== error && isLost(inner)
}

function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = (error as { inner?: { name?: string } }).inner
  return /^QuotaExceeded/.test(error.name) || /^QuotaExceeded/.test(inner?.name ?? '')
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Runs `work` on a live handle, reopening after 100, 300 and 900 ms when the database died.
 * `work` may run more than once, so it must be one transaction or idempotent.
 * @throws AppError storage-full, storage-newer, storage-lost; other errors of `work` as they are
 */
export async function withDatabase<T>(work: (db: PharosDatabase) => Promise<T>): Promise<T> {
  let last: unknown
  for (const delayMs of [0, ...RETRY_DELAYS_MS]) {
    if (delayMs > 0) await sleep(delayMs)
    try {
      return await work(await open())
    } catch (error) {
      if (error instanceof AppError) {
        if (error.code === 'storage-lost') drop()
        throw error
      }
      if (isQuota(error)) throw new AppError('storage-full', '', { cause: error })
      if (error instanceof Dexie.MissingAPIError) throw new AppError('storage-unavailable', '', { cause: error })
      if (error instanceof Error && error.name === 'VersionError') throw new AppError('storage-newer', '', { cause: error })
      if (!isLost(error)) throw error
      last = error
      drop()
    }
  }
  throw new AppError('storage-lost', '', { cause: last })
}

/** Counts handles: a live query that saw another number must subscribe anew. */
export function databaseGeneration(): number {
  return generation
}

/** Calls `listener` whenever the handle was replaced or a newer build took the database. */
export function onDatabaseChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the handle, as a crash would; the next access opens a new one. */
export function closeDatabase(): void {
  drop()
  newerSeen = false
}
