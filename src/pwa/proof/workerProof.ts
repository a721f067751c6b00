import type { OfflineProgress, OfflineProof, WorkerIdentity } from '#domain/device/deviceMirror'
import { askWorker } from '../askWorker'

const IDENTITY_LIMIT_MS = 4_000
/** Between two files, on a slow device with a slow disk. */
const FILE_LIMIT_MS = 15_000

const controller = (): ServiceWorker | null => navigator.serviceWorker?.controller ?? null

/** The build of the worker that controls this page; null without one. @throws when it does not answer */
export async function workerBuild(): Promise<string | null> {
  const worker = controller()
  // An unregistered worker still answers this page, but no later start.
  if (!worker || !(await navigator.serviceWorker.getRegistration())) return null
  const answer = await askWorker<WorkerIdentity>(worker, 'IDENTIFY', 'IDENTITY', IDENTITY_LIMIT_MS)
  if (!answer) throw new Error('the worker did not answer')
  return answer.build
}

/**
 * Makes the controlling worker answer and hash every file without a network; null if there is no worker or it
 * does not answer.
 */
export async function proveOffline(
  onProgress: (done: number, total: number) => void,
): Promise<OfflineProof | null> {
  const worker = controller()
  if (!worker) return null
  return askWorker<OfflineProof, OfflineProgress>(
    worker,
    'PROVE_OFFLINE',
    'OFFLINE_PROOF',
    FILE_LIMIT_MS,
    ({ done, total }) => onProgress(done, total),
  )
}
