import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

/** How far this device is from running without a network. */
export type OfflineStatus =
  | { kind: 'starting' }
  | { kind: 'saving'; percent: number }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: 'install' | 'incomplete' | 'data' | 'map' }
  | { kind: 'insecure' }
  | { kind: 'unsupported' }

const offlineAtom = deviceAtom<OfflineStatus>({ kind: 'starting' })

export function offlineStatus(): OfflineStatus {
  return store.get(offlineAtom)
}

export function useOfflineStatus(): OfflineStatus {
  return useAtomValue(offlineAtom, { store })
}

/** Calls `listener` after each change. @returns the unsubscribe function */
export function onOfflineStatus(listener: () => void): () => void {
  return store.sub(offlineAtom, listener)
}

export function setOfflineStatus(status: OfflineStatus): void {
  store.set(offlineAtom, status)
}
