import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

/**
 * The setup of this device for a trade show, for staff: installed or in a tab, persistent storage, screen
 * wake lock, and whether the browser offers to install.
 */
export interface DeviceStatus {
  installed: boolean
  storage: 'unknown' | 'kept' | 'not-promised' | 'unsupported'
  screen: 'unknown' | 'awake' | 'refused' | 'unsupported'
  canPrompt: boolean
}

const deviceStatusAtom = deviceAtom<DeviceStatus>({
  installed: false,
  storage: 'unknown',
  screen: 'unknown',
  canPrompt: false,
})

export function useDeviceStatus(): DeviceStatus {
  return useAtomValue(deviceStatusAtom, { store })
}

/** Calls `listener` after each change. @returns the unsubscribe function */
export function onDeviceStatus(listener: () => void): () => void {
  return store.sub(deviceStatusAtom, listener)
}

export function deviceStatus(): DeviceStatus {
  return store.get(deviceStatusAtom)
}

export function changeDeviceStatus(change: Partial<DeviceStatus>): void {
  store.set(deviceStatusAtom, { ...store.get(deviceStatusAtom), ...change })
}
