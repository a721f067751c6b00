import { useAtomValue } from 'jotai/react'
import { type DeviceSettings, parseDeviceSettings } from '../domain/kiosk/deviceSettings'
import { readTab, writeTab } from './persisted'
import { deviceAtom, store } from './store'

/** A copy of this tab, because a reload must not wait for the database to know what it may offer. */
const KEY = 'pharos.deviceSettings'

/** What staff set on this device; the copy until the database was read. */
export const deviceSettingsAtom = deviceAtom<DeviceSettings>(parseDeviceSettings(readTab(KEY)))

export function useDeviceSettings(): DeviceSettings {
  return useAtomValue(deviceSettingsAtom, { store })
}

export function deviceSettings(): DeviceSettings {
  return store.get(deviceSettingsAtom)
}

export function setDeviceSettings(settings: DeviceSettings): void {
  store.set(deviceSettingsAtom, settings)
  writeTab(KEY, settings)
}

/** Follows what another tab of this device sets, so that neither shows or stores what is no longer so. */
export function followOtherTabs(until: AbortSignal = new AbortController().signal): void {
  const adopt = ({ key }: StorageEvent) => {
    if (key === KEY) store.set(deviceSettingsAtom, parseDeviceSettings(readPersisted(KEY, isAnything, null)))
  }
  addEventListener('storage', adopt, { signal: until })
}

/** Calls `listener` after each change. @returns the unsubscribe function */
export function onDeviceSettings(listener: () => void): () => void {
  return store.sub(deviceSettingsAtom, listener)
}
