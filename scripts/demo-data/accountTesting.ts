import { buildAccountData } from './accountDatasets'
import { buildAccounts, buildFleets } from './accounts'
import { buildCameraEvents } from './cameraEvents'
import { checkRules } from './crossRules'
import { buildExpenses } from './expenses'
import type { AccountData } from './rules/accountData'
import { ACCOUNT_RULES } from './rules/accountRules'
import type { DemoData } from './rules/rule'
import { buildTrips } from './trips'
import { buildUsers } from './users'
import { buildVehicleDays } from './vehicleDays'
import { buildVehicles } from './vehicles'

const FLEET = {
  vehicles: buildVehicles(),
  users: buildUsers(),
  accounts: buildAccounts(),
  fleets: buildFleets(),
  vehicleDays: buildVehicleDays(),
  trips: buildTrips(),
  cameraEvents: buildCameraEvents(),
  expenses: buildExpenses(),
}
const ACCOUNT = buildAccountData()

/** Problems that the account's rules find after `spoil` changed the dealer's and the account's data. */
export function accountProblemsAfter(spoil: (data: AccountData) => void): string[] {
  const account = structuredClone(ACCOUNT)
  spoil(account)
  const data: DemoData = { ...FLEET, ...account }
  return checkRules(data, ACCOUNT_RULES).flatMap(({ problems }) => problems)
}

/** The first row that fits; throws when there is none, because the test would then say nothing. */
export function firstOf<T>(rows: readonly T[], fits: (row: T) => boolean = () => true): T {
  const row = rows.find(fits)
  if (row === undefined) throw new Error('No row fits')
  return row
}
