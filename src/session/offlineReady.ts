import { type AppErrorCode, asAppError } from '#domain/base/errors'
import { onDatabaseChange } from '../data/core/databaseConnection'
import { staffNotes } from '../data/interactions/staffNotes'
import type { ArchivesState } from '../data/map/archives'
import { datasetsComplete, type SeedProgress } from '../data/seed/seed'
import { seedDatabase } from '../data/seed/seedDatabase'
import { healFiles, onWorkerState, startWorker, type WorkerState, workerState } from '../pwa/worker'
import { keepNote } from '../state/keptNotes'
import { type OfflineStatus, offlineStatus, setOfflineStatus } from '../state/offline'
import { onTouch } from './activity'
import { archivesState, onArchives, storeArchives } from './archives'
import { followOwnFleet, isOwnFleetPast } from './ownFleetDay'
import { visitShift } from './visitShift'

/**
 * "Offline ready" is verified: the worker has checked every file, and every dataset and map archive is completely
 * stored with the hashes in the build's list. Each of the three is a third of the progress.
 */
type DataState =
  | { kind: 'seeding'; progress: SeedProgress }
  | { kind: 'complete' }
  | { kind: 'failed'; code: AppErrorCode }

let data: DataState = { kind: 'seeding', progress: { done: 0, total: 1 } }

/** After this time without a touch, the device checks and repairs itself. */
export const QUIET_MS = 60_000

export async function prepareOffline(): Promise<void> {
  onWorkerState(publish)
  onArchives(publish)
  addEventListener('online', () => void heal())
  onDatabaseChange(() => void healDatabase())
  healWhenQuiet()
  const seeded = seed()
  // The map is downloaded last, because the screens that a visitor opens first do not need it.
  await Promise.all([startWorker(), seeded, storeArchives(seeded)])
}

/** Stores missing files and data again, if there is a network (docs/booth.md B11). */
export async function heal(): Promise<void> {
  await Promise.all([healFiles(), healDatabase()])
}

let healing: Promise<void> | null = null

/** Fills a database that was deleted while the page is open, and retries failed storing; runs once at a time. */
function healDatabase(): Promise<void> {
  healing ??= fillDatabase().finally(() => {
    healing = null
  })
  return healing
}

async function fillDatabase(): Promise<void> {
  if (data.kind === 'seeding') return
  const isLost = data.kind === 'complete' && !(await datasetsComplete().catch(() => true))
  if (data.kind === 'failed' || isLost) await seed()
  if (archivesState().problem || isLost) await storeArchives()
}

/** Repairs once in each quiet time, and again every minute while something is missing. */
function healWhenQuiet(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void heal().finally(() => offlineStatus().kind !== 'ready' && wait()), QUIET_MS)
  }
  onTouch(wait)
  wait()
}

/** Stores rows of past days for the weekday of this visit, if it starts on another day than the one before. */
export async function turnToVisit(): Promise<void> {
  await seeding
  if (seededShift !== null && (seededShift !== visitShift() || isOwnFleetPast())) await seed()
}

/** Stores the datasets of the chosen pack. @returns whether all of them are stored now */
export async function reseed(): Promise<boolean> {
  await seeding
  await seed()
  return data.kind === 'complete'
}

let seeding: Promise<void> = Promise.resolve()
/** The weekday shift that this page stored last; null before the first. */
let seededShift: number | null = null

function seed(): Promise<void> {
  seeding = followOwnFleet()
    .catch(() => undefined)
    .then(() => storeDatasets(visitShift()))
  return seeding
}

async function storeDatasets(shift: number): Promise<void> {
  seededShift = shift
  setData({ kind: 'seeding', progress: { done: 0, total: 1 } })
  try {
    await seedDatabase((progress) => setData({ kind: 'seeding', progress }), shift)
    setData({ kind: 'complete' })
  } catch (error) {
    setData({ kind: 'failed', code: asAppError(error).code })
  }
}

function setData(next: DataState): void {
  data = next
  publish()
}

function publish(): void {
  const next = combine(workerState(), data, archivesState())
  noteNoRoom(next)
  if (JSON.stringify(next) === JSON.stringify(offlineStatus())) return
  setOfflineStatus(next)
  // For scripts that control the kiosk from outside.
  document.documentElement.dataset.offline = next.kind
}

let isNoted = false

/**
 * Adds one note for staff if data or a map does not fit, and another only after all was stored (docs/outbox.md O5).
 */
function noteNoRoom(next: OfflineStatus): void {
  if (next.kind === 'ready') isNoted = false
  const isDataFull = data.kind === 'failed' && data.code === 'storage-full'
  if (isNoted || !(isDataFull || archivesState().problem === 'storage-full')) return
  isNoted = true
  const [detail, nowMs] = [isDataFull ? 'demo data' : 'maps', Date.now()]
  void staffNotes()
    .add('storage-no-room', detail, nowMs)
    .catch(() => keepNote('storage-no-room', detail, nowMs))
}

/** Combines the three parts; failures take precedence over progress. */
export function combine(worker: WorkerState, seeded: DataState, map: MapPart): OfflineStatus {
  if (worker.kind === 'insecure' || worker.kind === 'unsupported') return { kind: worker.kind }
  if (worker.kind === 'failed') return { kind: 'failed', reason: worker.reason }
  if (seeded.kind === 'failed') return { kind: 'failed', reason: 'data' }
  if (map.problem) return { kind: 'failed', reason: 'map' }
  if (worker.kind === 'proven' && seeded.kind === 'complete' && map.complete) return { kind: 'ready' }
  const files =
    worker.kind === 'proven' ? 1 : worker.kind === 'saving' ? worker.done / Math.max(1, worker.total) : 0
  const rows = seeded.kind === 'complete' ? 1 : seeded.progress.done / Math.max(1, seeded.progress.total)
  const streets = map.complete ? 1 : map.bytesDone / map.bytesTotal
  return files + rows + streets === 0
    ? { kind: 'starting' }
    : { kind: 'saving', percent: Math.floor((100 * (files + rows + streets)) / 3) }
}

type MapPart = Pick<ArchivesState, 'bytesDone' | 'bytesTotal' | 'complete' | 'problem'>
