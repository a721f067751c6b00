import type { ArchivesState } from '../data/map/archives'
import { type SeedProgress, seedDatabase } from '../data/seed/seed'
import { type AppErrorCode, asAppError } from '../domain/kiosk/errors'
import { onWorkerState, retryInstall, startWorker, type WorkerState, workerState } from '../pwa/worker'
import { type OfflineStatus, offlineStatus, setOfflineStatus } from '../state/offline'
import { archivesState, onArchives, storeArchives } from './archives'

/**
 * "Offline ready" is a proof, not a hope: the worker has looked up every file, every dataset is wholly
 * in the database, and so is every archive of the map, with the content that the build lists. Each of
 * the three counts for a third of the progress shown.
 */
type DataState =
  | { kind: 'seeding'; progress: SeedProgress }
  | { kind: 'complete' }
  | { kind: 'failed'; code: AppErrorCode }

let data: DataState = { kind: 'seeding', progress: { done: 0, total: 1 } }

export async function prepareOffline(): Promise<void> {
  onWorkerState(publish)
  onArchives(publish)
  // A kiosk that was carried back into the network repairs itself; nobody has to press a button.
  addEventListener('online', () => void retryOffline())
  const seeded = seed()
  // The map is fetched last: the rooms that need none are the first that a visitor opens.
  await Promise.all([startWorker(), seeded, storeArchives(seeded)])
}

/** What a press on "Try again" does: whatever part failed is tried anew. */
export async function retryOffline(): Promise<void> {
  if (data.kind === 'failed') await seed()
  if (archivesState().problem) await storeArchives()
  await retryInstall()
}

async function seed(): Promise<void> {
  setData({ kind: 'seeding', progress: { done: 0, total: 1 } })
  try {
    await seedDatabase((progress) => setData({ kind: 'seeding', progress }))
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
  // For people and programs that drive the kiosk from outside.
  document.documentElement.dataset.offline = next.kind
}

/** The whole from its three parts; what failed is said before what is still on its way. */
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
