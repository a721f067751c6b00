import type { AccountUser, SignInMode } from '../../domain/account/account'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** Who is signed in in this mode (docs/decisions.md Q14); null while the dataset is still being stored. */
export function useSignedIn(mode: SignInMode): Live<AccountUser | null | undefined> {
  return useStored(
    ['accounts'],
    (db) => db.accounts.filter(({ signedIn }) => signedIn.includes(mode)).first(),
    [mode],
  )
}
