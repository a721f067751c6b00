import type { UserSettings } from '../../../src/domain/userSettings'
import { when } from '../rowRules'

/** What must hold for the settings as shipped. */
export function userSettingsProblems(rows: readonly UserSettings[]): string[] {
  return [
    ...when(rows.length !== 1, `userSettings has ${rows.length} rows, not 1`),
    // Spec section 1: the time zone is Toronto's.
    ...rows.flatMap(({ timeZone }) => when(timeZone !== 'America/Toronto', `time zone is ${timeZone}`)),
  ]
}
