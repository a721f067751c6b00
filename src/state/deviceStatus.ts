import { useAtomValue } from 'jotai/react'
import { lastingAtom, store } from './store'

/**
 * How well this device is set up for a stand, for staff to read: opened from its icon or in a tab,
 * whether the browser promised to keep the data, whether the screen stays lit, and whether the
 * browser offers to install.
 */
export interface DeviceCare {
  installed: boolean
  storage: 'unknown' | 'kept' | 'not-promised' | 'unsupported'
  screen: 'unknown' | 'awake' | 'refused' | 'unsupported'
  canPrompt: boolean
}

const careAtom = lastingAtom<DeviceCare>({
  installed: false,
  storage: 'unknown',
  screen: 'unknown',
  canPrompt: false,
})

export function useDeviceCare(): DeviceCare {
  return useAtomValue(careAtom, { store })
}

export function changeDeviceCare(change: Partial<DeviceCare>): void {
  store.set(careAtom, { ...store.get(careAtom), ...change })
}
