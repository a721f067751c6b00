import { useAtomValue } from 'jotai/react'
import { DEFAULT_USER_SETTINGS, type UserSettings } from '../domain/account/userSettings'
import { deviceAtom, store } from './store'

/**
 * The user settings in force, so that the first screen can format without a database. The row
 * `userSettings/'settings'` is the truth; app hands every change of it on to here.
 */
const settingsAtom = deviceAtom<UserSettings>(DEFAULT_USER_SETTINGS)

export function useEffectiveSettings(): UserSettings {
  return useAtomValue(settingsAtom, { store })
}

export function setEffectiveSettings(settings: UserSettings): void {
  store.set(settingsAtom, settings)
}
