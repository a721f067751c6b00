import { useAtomValue } from 'jotai/react'
import { DEFAULT_CONFIG, type KioskConfig } from '../domain/kiosk/config'
import { deviceAtom, store } from './store'

/** The configuration in force; the built-in one until config.json or its last good copy was read. */
export const configAtom = deviceAtom<KioskConfig>(DEFAULT_CONFIG)

export function kioskConfig(): KioskConfig {
  return store.get(configAtom)
}

export function useKioskConfig(): KioskConfig {
  return useAtomValue(configAtom, { store })
}

export function setKioskConfig(config: KioskConfig): void {
  store.set(configAtom, config)
}
