import { useAtomValue } from 'jotai/react'
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from '../domain/kiosk/deviceSettings'
import { deviceAtom, store } from './store'

/** What staff set on this device; the defaults until the database was read. */
export const deviceSettingsAtom = deviceAtom<DeviceSettings>(DEFAULT_DEVICE_SETTINGS)

export function useDeviceSettings(): DeviceSettings {
  return useAtomValue(deviceSettingsAtom, { store })
}

export function deviceSettings(): DeviceSettings {
  return store.get(deviceSettingsAtom)
}

export function setDeviceSettings(settings: DeviceSettings): void {
  store.set(deviceSettingsAtom, settings)
}

/** Calls `listener` after each change. @returns the unsubscribe function */
export function onDeviceSettings(listener: () => void): () => void {
  return store.sub(deviceSettingsAtom, listener)
}
