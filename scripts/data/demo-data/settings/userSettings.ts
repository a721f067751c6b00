import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/account/userSettings'

/** The one row of the settings: what a new account has. */
export function buildUserSettings(): UserSettings[] {
  return [DEFAULT_USER_SETTINGS]
}
