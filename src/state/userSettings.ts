import { useAtomValue } from 'jotai/react'
import { DEFAULT_USER_SETTINGS, type UserSettings } from '../domain/account/userSettings'
import { deviceAtom, store } from './store'

/**
 * The effective user settings, so that the first screen can format without a database. The source is
 * the row `userSettings/'settings'`; the app layer copies every change here.
 */
const settingsAtom = deviceAtom<UserSettings>(DEFAULT_USER_SETTINGS)

export function useEffectiveSettings(): UserSettings {
  return useAtomValue(settingsAtom, { store })
}

export function setEffectiveSettings(settings: UserSettings): void {
  store.set(settingsAtom, settings)
}
