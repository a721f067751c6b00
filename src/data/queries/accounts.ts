import { type AccountId, type AccountOverview, accountIdOf } from '#domain/account/accountOverview'
import { type ProfileFields, withProfile } from '#domain/account/profile'
import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { SignInMode } from '#domain/device/signIn'
import type { AccountUser } from '#domain/people/accountUser'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow } from '../core/visitorChanges'

/** The signed-in user in this mode (docs/decisions.md Q14). */
export function useSignedIn(mode: SignInMode): Live<AccountUser> {
  return useLiveQuery(signedInQuery, mode)
}

export const signedInQuery = storedQuery(['accounts'], (db, mode: SignInMode) =>
  db.accounts.filter(({ signedIn }) => signedIn.includes(mode)).first(),
)

/** The account of this sign-in mode (docs/rules.md AO-00). */
export function useAccountOverview(mode: SignInMode): Live<AccountOverview> {
  return useLiveQuery(overviewQuery, accountIdOf(mode))
}

const overviewQuery = storedQuery(['accountOverviews'], (db, id: AccountId) => db.accountOverviews.get(id))

/**
 * Changes name, email and phone of a user until the visit is reset; only the phone number of the region shown
 * changes.
 */
export function changeProfile(id: string, fields: ProfileFields, region: Region): Promise<UndoableChange> {
  return changeRow('accounts', id, (user) => withProfile(user, fields, region))
}
