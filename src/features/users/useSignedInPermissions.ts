import { useSignedIn } from '../../data/accounts'
import { answerOf } from '../../data/live'
import { signInMode } from '../../domain/account'
import { PERMISSIONS } from '../../domain/permissions'
import { useModeFlags } from '../../state/mode'

/** What the person may do who is signed in in this mode (Q14); nothing until it is known who that is. */
export function useSignedInPermissions(): (typeof PERMISSIONS)['driver'] {
  const live = useSignedIn(signInMode(useModeFlags()))
  const role = answerOf(live)?.role
  return PERMISSIONS[role ?? 'driver']
}
