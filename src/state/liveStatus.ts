import { useAtomValue } from 'jotai/react'
import { LIVE_OFF, type LiveStatus } from '#domain/live/liveStatus'
import { deviceAtom, store } from './store'

/** The state of the live connection, for staff. */
const liveAtom = deviceAtom<LiveStatus>(LIVE_OFF)

export function liveStatus(): LiveStatus {
  return store.get(liveAtom)
}

export function useLiveStatus(): LiveStatus {
  return useAtomValue(liveAtom, { store })
}

export function changeLiveStatus(change: Partial<LiveStatus>): void {
  store.set(liveAtom, { ...liveStatus(), ...change })
}
