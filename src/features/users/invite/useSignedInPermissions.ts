import { answerOf } from '../../../data/core/live'
import { useSignedIn } from '../../../data/queries/accounts'
import { PERMISSIONS } from '../../../domain/people/permissions'
import { useCapabilities } from '../../../state/capabilities'

/**
 * What the person may do who is signed in in this mode (docs/decisions.md Q14); nothing until it is known
 * who that is.
 */
export function useSignedInPermissions(): (typeof PERMISSIONS)['driver'] {
  const live = useSignedIn(useCapabilities().signIn)
  const role = answerOf(live)?.role
  return PERMISSIONS[role ?? 'driver']
}
