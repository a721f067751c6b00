import { AppError } from '#domain/base/errors'
import { afterAwake } from '#domain/base/limit'
import { type SeedProgress, storeDatasets } from '../seed'
import type { StoreDatasets } from '../seedDatabase'
import type { SeedMessage, SeedRequest } from './seedMessages'

/** The part of a `Worker` that is used. */
export interface SeedWorker {
  onmessage: ((event: MessageEvent<SeedMessage>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
  postMessage(request: SeedRequest): void
  terminate(): void
}

/**
 * A worker without a message for this long, including the download of its file, counts as dead
 * (docs/starting.md S17).
 */
export const SILENCE_LIMIT_MS = 15_000

/** The worker failed for a reason that is independent of the data. */
class WorkerLost extends Error {}

/**
 * Stores the datasets in a separate worker, so that the screens stay responsive. If there is no worker, or it
 * does not start, dies or stops answering, the main thread continues where it stopped.
 * @throws AppError as `storeDatasets`
 */
export async function storeOffThread(
  onProgress: (progress: SeedProgress) => void,
  shift: number,
  start: () => SeedWorker = startWorker,
  storeHere: StoreDatasets = storeDatasets,
): Promise<void> {
  try {
    await askWorker(onProgress, shift, start)
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error
    await storeHere(onProgress, shift)
  }
}

/** @throws when the policy or the browser does not allow one, or its changes would not be seen here */
function startWorker(): SeedWorker {
  // Dexie notifies queries in other threads through a channel.
  if (typeof BroadcastChannel !== 'function') throw new WorkerLost('no channel')
  return new Worker(new URL('./seedWorker.ts', import.meta.url), { type: 'module' })
}

function askWorker(
  onProgress: (progress: SeedProgress) => void,
  shift: number,
  start: () => SeedWorker,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let worker: SeedWorker | null = null
    let stopListening = () => {}

    /** Restarts the worker's time limit. */
    function expectWord(): void {
      stopListening()
      stopListening = afterAwake(SILENCE_LIMIT_MS, () => lose('silent'))
    }

    function stop(): void {
      stopListening()
      // Its last message may still be on the way.
      if (worker) worker.onmessage = null
      worker?.terminate()
      worker = null
    }

    function end(settle: () => void): void {
      stop()
      removePageListeners()
      settle()
    }

    const lose = (why: string) => end(() => reject(new WorkerLost(why)))

    function listen({ data }: MessageEvent<SeedMessage>): void {
      expectWord()
      if (data.kind === 'progress') onProgress(data.progress)
      if (data.kind === 'stored') end(resolve)
      if (data.kind === 'failed') end(() => reject(new AppError(data.code, data.detail)))
    }

    function begin(): void {
      expectWord()
      try {
        worker = start()
        worker.onmessage = listen
        worker.onerror = (event) => {
          event.preventDefault()
          lose(event.message)
        }
        worker.onmessageerror = () => lose('unreadable')
        worker.postMessage({ shift })
      } catch (error) {
        lose(String(error))
      }
    }

    // WebKit freezes a page that is left with its workers and their open transactions, and every read of the
    // next page would wait for them. A page that comes back continues with a new worker.
    const removePageListeners = onFreeze(stop, () => {
      if (!worker) begin()
    })
    begin()
  })
}

/** Calls back when the page enters the back-forward cache and when it comes back. @returns the unsubscribe function */
function onFreeze(freeze: () => void, wake: () => void): () => void {
  if (typeof addEventListener !== 'function') return () => {}
  const hide = ({ persisted }: PageTransitionEvent) => persisted && freeze()
  const show = ({ persisted }: PageTransitionEvent) => persisted && wake()
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
  }
}
