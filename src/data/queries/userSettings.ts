import type { UserSettings } from '#domain/account/userSettings'
import { type Live, valueOr } from '#domain/base/live'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** The account's settings. */
export function useUserSettings(): Live<UserSettings> {
  return useLiveQuery(userSettingsQuery)
}

const userSettingsQuery = storedQuery(['userSettings'], (db) => db.userSettings.get('settings'))

/** Calls `listener` with the settings once they are stored and after every change. */
export function followUserSettings(listener: (settings: UserSettings) => void): void {
  const answer = userSettingsQuery()
  const publish = () => {
    const settings = valueOr(answer.current(), null)
    if (settings) listener(settings)
  }
  answer.subscribe(publish)
  publish()
}

/** Changes some settings until the end of the visit; a reset restores the shipped ones. */
export function changeUserSettings(patch: Partial<Omit<UserSettings, 'id'>>): Promise<UndoableChange> {
  return changeRow('userSettings', 'settings', (settings) => ({ ...settings, ...patch }))
}
