import type { AccountUser, SignInMode } from '../../domain/account/account'
import type { Live } from '../../domain/kiosk/live'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Who is signed in in this mode (docs/decisions.md Q14). */
export function useSignedIn(mode: SignInMode): Live<AccountUser> {
  return useLiveQuery(signedInQuery, mode)
}

const signedInQuery = storedQuery(['accounts'], (db, mode: SignInMode) =>
  db.accounts.filter(({ signedIn }) => signedIn.includes(mode)).first(),
)
