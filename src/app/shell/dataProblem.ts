import { useCallback, useSyncExternalStore } from 'react'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { dataProblem } from '../../session/offlineReady'
import { retryOffline } from '../boot/offline'

/** Seeding says it failed without telling anyone; a screen that waits for rows looks once a second. */
const LOOK_EVERY_MS = 1_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Why the demo data did not arrive; null while it did or still may. */
export function useDataProblem(): AppErrorCode | null {
  return useSyncExternalStore(subscribe, dataProblem)
}

/** What "Try again" does: fetches the demo data anew, or starts the page over where the storage is at fault. */
export function useRetryData(): (code: AppErrorCode) => void {
  return useCallback((code) => {
    if (code === 'dataset-invalid' || code === 'dataset-missing') void retryOffline()
    else location.reload()
  }, [])
}
