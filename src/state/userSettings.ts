import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/account/userSettings'
import { deviceSettingsAtom } from './deviceSettings'
import { deviceAtom, store } from './store'

/**
 * The effective user settings, so that the first screen can format without a database. The source is the row
 * `userSettings/'settings'`; the app layer copies every change here.
 */
const settingsAtom = deviceAtom<UserSettings>(DEFAULT_USER_SETTINGS)

/** A visitor's own units take precedence over those that staff set for this device, and these over the language's. */
const effectiveAtom = atom<UserSettings>((get) => {
  const settings = get(settingsAtom)
  const { units } = get(deviceSettingsAtom)
  return settings.units === 'auto' && units !== 'auto' ? { ...settings, units } : settings
})

export function useEffectiveSettings(): UserSettings {
  return useAtomValue(effectiveAtom, { store })
}

export function setEffectiveSettings(settings: UserSettings): void {
  store.set(settingsAtom, settings)
}
