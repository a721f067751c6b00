import type { AccountData } from '../rules/accountData'
import { ACCOUNT_RULES } from '../rules/accountRules'
import { checkRules } from '../rules/crossRules'
import { committedRows } from './committedRows'

const DATA = committedRows()

/** Problems that the account's rules find after `spoil` changed the dealer's and the account's data. */
export function accountProblemsAfter(spoil: (data: AccountData) => void): string[] {
  const data = structuredClone(DATA)
  spoil(data)
  return checkRules(data, ACCOUNT_RULES).flatMap(({ problems }) => problems)
}

/** The first row that fits; throws when there is none, because the test would then say nothing. */
export function firstOf<T>(rows: readonly T[], fits: (row: T) => boolean = () => true): T {
  const row = rows.find(fits)
  if (row === undefined) throw new Error('No row fits')
  return row
}
