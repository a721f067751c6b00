import type { UserSettings } from '../../domain/account/userSettings'
import { followLive, type Live } from '../core/live'
import { readStored, useStored } from '../core/stored'
import type { Act } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** The account's settings; null while they are still being stored. */
export function useUserSettings(): Live<UserSettings | null> {
  return useStored(['userSettings'], async (db) => (await db.userSettings.get('settings')) ?? null)
}

/** Calls `listener` with the settings as soon as they are stored, and after every change. */
export function followUserSettings(listener: (settings: UserSettings) => void): void {
  followLive(
    (db) => readStored(db, ['userSettings'], () => db.userSettings.get('settings')),
    (settings) => settings && listener(settings),
  )
}

/** Changes some settings for the length of the visit; a reset puts the shipped ones back. */
export function changeUserSettings(patch: Partial<Omit<UserSettings, 'id'>>): Promise<Act> {
  return changeRow('userSettings', 'settings', (settings) => ({ ...settings, ...patch }))
}
