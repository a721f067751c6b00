import { datasetsComplete, type SeedProgress, seedDatasets } from '../data/seed/seed'
import { type AppErrorCode, asAppError } from '../domain/errors'
import { onWorkerState, retryInstall, startWorker, type WorkerState, workerState } from '../pwa/worker'
import { type OfflineStatus, offlineStatus, setOfflineStatus } from '../state/offline'

/**
 * "Offline ready" is a proof, not a hope: the worker has looked up every file, and every dataset is
 * wholly in the database. Each half alone counts for half of the progress shown.
 */
type DataState =
  | { kind: 'seeding'; progress: SeedProgress }
  | { kind: 'complete' }
  | { kind: 'failed'; code: AppErrorCode }

let data: DataState = { kind: 'seeding', progress: { done: 0, total: 1 } }

export async function makeOfflineReady(): Promise<void> {
  onWorkerState(publish)
  // A kiosk that was carried back into the network repairs itself; nobody has to press a button.
  addEventListener('online', () => void retryOffline())
  await Promise.all([startWorker(), seed()])
}

/** What a press on "Try again" does: whatever half failed is tried anew. */
export async function retryOffline(): Promise<void> {
  if (data.kind === 'failed') await seed()
  await retryInstall()
}

async function seed(): Promise<void> {
  setData({ kind: 'seeding', progress: { done: 0, total: 1 } })
  try {
    await seedDatasets((progress) => setData({ kind: 'seeding', progress }))
    setData((await datasetsComplete()) ? { kind: 'complete' } : { kind: 'failed', code: 'dataset-missing' })
  } catch (error) {
    setData({ kind: 'failed', code: asAppError(error).code })
  }
}

/** Why the data is not there, for the error screens; null while it is fine. */
export function dataProblem(): AppErrorCode | null {
  return data.kind === 'failed' ? data.code : null
}

function setData(next: DataState): void {
  data = next
  publish()
}

function publish(): void {
  const next = combine(workerState(), data)
  if (JSON.stringify(next) === JSON.stringify(offlineStatus())) return
  setOfflineStatus(next)
  // For people and programs that drive the kiosk from outside.
  document.documentElement.dataset.offline = next.kind
}

export function combine(worker: WorkerState, seeded: DataState): OfflineStatus {
  if (worker.kind === 'insecure' || worker.kind === 'unsupported') return { kind: worker.kind }
  if (worker.kind === 'failed') return { kind: 'failed', reason: worker.reason }
  if (seeded.kind === 'failed') return { kind: 'failed', reason: 'data' }
  if (worker.kind === 'proven' && seeded.kind === 'complete') return { kind: 'ready' }
  const files =
    worker.kind === 'proven' ? 1 : worker.kind === 'saving' ? worker.done / Math.max(1, worker.total) : 0
  const rows = seeded.kind === 'complete' ? 1 : seeded.progress.done / Math.max(1, seeded.progress.total)
  return files + rows === 0
    ? { kind: 'starting' }
    : { kind: 'saving', percent: Math.floor(50 * (files + rows)) }
}
