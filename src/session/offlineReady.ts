import type { ArchivesState } from '../data/map/archives'
import type { SeedProgress } from '../data/seed/seed'
import { seedDatabase } from '../data/seed/seedDatabase'
import { type AppErrorCode, asAppError } from '../domain/kiosk/errors'
import { onWorkerState, retryInstall, startWorker, type WorkerState, workerState } from '../pwa/worker'
import { type OfflineStatus, offlineStatus, setOfflineStatus } from '../state/offline'
import { archivesState, onArchives, storeArchives } from './archives'
import { followOwnFleet, isOwnFleetPast } from './ownFleetDay'
import { visitTurn } from './visitTurn'

/**
 * "Offline ready" is verified: the worker has checked every file, and every dataset and map archive is
 * completely stored with the hashes that the build lists. Each of the three counts for a third of the
 * progress shown.
 */
type DataState =
  | { kind: 'seeding'; progress: SeedProgress }
  | { kind: 'complete' }
  | { kind: 'failed'; code: AppErrorCode }

let data: DataState = { kind: 'seeding', progress: { done: 0, total: 1 } }

export async function prepareOffline(): Promise<void> {
  onWorkerState(publish)
  onArchives(publish)
  // A kiosk that returns to the network repairs itself without any user action.
  addEventListener('online', () => void retryOffline())
  const seeded = seed()
  // The map is downloaded last, because the screens that a visitor opens first do not need it.
  await Promise.all([startWorker(), seeded, storeArchives(seeded)])
}

/** Handles "Try again": retries whatever failed. */
export async function retryOffline(): Promise<void> {
  if (data.kind === 'failed') await seed()
  if (archivesState().problem) await storeArchives()
  await retryInstall()
}

/** Brings rows of past days to the weekday of a visit that begins on another day than the one before. */
export async function turnToVisit(): Promise<void> {
  await seeding
  if (seededTurn !== null && (seededTurn !== visitTurn() || isOwnFleetPast())) await seed()
}

/** Stores the datasets of the pack that staff just chose. @returns whether all of them are stored now */
export async function reseed(): Promise<boolean> {
  await seeding
  await seed()
  return data.kind === 'complete'
}

let seeding: Promise<void> = Promise.resolve()
/** The turn that this page stored last; null before the first. */
let seededTurn: number | null = null

function seed(): Promise<void> {
  seeding = followOwnFleet()
    .catch(() => undefined)
    .then(() => storeDatasets(visitTurn()))
  return seeding
}

async function storeDatasets(shift: number): Promise<void> {
  seededTurn = shift
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
  if (JSON.stringify(next) === JSON.stringify(offlineStatus())) return
  setOfflineStatus(next)
  // Read by scripts that control the kiosk from outside.
  document.documentElement.dataset.offline = next.kind
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
