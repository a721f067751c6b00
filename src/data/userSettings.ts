import type { UserSettings } from '../domain/userSettings'
import { type Live, useLive } from './live'
import { changeRow } from './visitorChanges'

/** The account's settings; null while they are still being stored. */
export function useUserSettings(): Live<UserSettings | null> {
  return useLive(async (db) => (await db.table<UserSettings>('userSettings').get('settings')) ?? null, [])
}

/** Changes some settings for the length of the visit; a reset puts the shipped ones back. */
export function changeUserSettings(patch: Partial<Omit<UserSettings, 'id'>>): Promise<void> {
  return changeRow<UserSettings>('userSettings', 'settings', (settings) => ({ ...settings, ...patch }))
}
