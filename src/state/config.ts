import { useAtomValue } from 'jotai/react'
import { type ConfigGaps, DEFAULT_CONFIG, type KioskConfig, NO_GAPS } from '#domain/device/config'
import { deviceAtom, store } from './store'

/** The current configuration: the defaults until config.json or its last valid copy was read. */
export const configAtom = deviceAtom<KioskConfig>(DEFAULT_CONFIG)

/** Source of the current configuration; null until it was read. */
export type ConfigSource = 'by-hand' | 'fresh' | 'last-good' | 'built-in' | null
const configSourceAtom = deviceAtom<ConfigSource>(null)

export function useKioskConfig(): KioskConfig {
  return useAtomValue(configAtom, { store })
}

export function kioskConfig(): KioskConfig {
  return store.get(configAtom)
}

/** Calls `listener` after each change of the configuration. @returns the unsubscribe function */
export function onKioskConfig(listener: () => void): () => void {
  return store.sub(configAtom, listener)
}

export function useConfigSource(): ConfigSource {
  return useAtomValue(configSourceAtom, { store })
}

export function configSource(): ConfigSource {
  return store.get(configSourceAtom)
}

const configGapsAtom = deviceAtom<ConfigGaps>(NO_GAPS)

/** Keys that the file of the current configuration leaves open. */
export function configGaps(): ConfigGaps {
  return store.get(configGapsAtom)
}

export function setKioskConfig(
  config: KioskConfig,
  source: ConfigSource = null,
  gaps: ConfigGaps = NO_GAPS,
): void {
  store.set(configGapsAtom, gaps)
  store.set(configSourceAtom, source)
  store.set(configAtom, config)
}
