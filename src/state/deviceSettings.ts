import { useAtomValue } from 'jotai/react'
import { type DeviceSettings, parseDeviceSettings } from '#domain/device/deviceSettings'
import { readTab, writeTab } from './persisted'
import { deviceAtom, store } from './store'

/** A copy for this tab, because a reload must know the allowed modes before the database is read. */
const KEY = 'pharos.deviceSettings'

/** The stored copy of this tab; null without one. */
export const copiedSettings = (): unknown => readTab(KEY)

/** Device settings of staff; until the database was read, the copy, or what the worker wrote into the document. */
export const deviceSettingsAtom = deviceAtom<DeviceSettings>(
  parseDeviceSettings(copiedSettings() ?? { modes: modesOfPage() }),
)

function modesOfPage(): Partial<DeviceSettings['modes']> {
  const hidden = globalThis.document?.documentElement.dataset.hides?.split(' ') ?? []
  return Object.fromEntries(hidden.map((mode) => [mode, false]))
}

export function useDeviceSettings(): DeviceSettings {
  return useAtomValue(deviceSettingsAtom, { store })
}

export function deviceSettings(): DeviceSettings {
  return store.get(deviceSettingsAtom)
}

/** The other tabs of this device; null before `followOtherTabs`. */
let others: BroadcastChannel | null = null

export function setDeviceSettings(settings: DeviceSettings): void {
  adopt(settings)
  others?.postMessage(settings)
}

/**
 * Follows settings of other tabs of this device, so that this tab neither shows nor stores outdated ones.
 * @returns the unsubscribe function
 */
export function followOtherTabs(): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined
  const channel = new BroadcastChannel(KEY)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => adopt(parseDeviceSettings(data))
  others = channel
  return () => {
    channel.close()
    others = null
  }
}

function adopt(settings: DeviceSettings): void {
  store.set(deviceSettingsAtom, settings)
  writeTab(KEY, settings)
}

/** Calls `listener` after each change. @returns the unsubscribe function */
export function onDeviceSettings(listener: () => void): () => void {
  return store.sub(deviceSettingsAtom, listener)
}
