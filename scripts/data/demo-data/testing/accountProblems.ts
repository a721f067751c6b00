import { ACCOUNT_RULES } from '../rules/accountRules'
import type { DemoData } from '../rules/rule'
import { problemsAfter } from './spoiled'

/** Problems that the account's rules find after `spoil` changed the dealer's and the account's data. */
export function accountProblemsAfter(spoil: (data: DemoData) => void): string[] {
  return problemsAfter(ACCOUNT_RULES, spoil)
}

/** The first row that fits; throws when there is none, because the test would then say nothing. */
export function firstOf<T>(rows: readonly T[], fits: (row: T) => boolean = () => true): T {
  const row = rows.find(fits)
  if (row === undefined) throw new Error('No row fits')
  return row
}
