import { valueOr } from '#domain/base/live'
import { PERMISSIONS } from '#domain/people/permissions'
import { useSignedIn } from '../../data/queries/accounts'
import { useCapabilities } from '../../state/capabilities'

/** Permissions of the signed-in user of this mode (docs/decisions.md Q14); none until that user is loaded. */
export function useSignedInPermissions(): (typeof PERMISSIONS)['driver'] {
  const live = useSignedIn(useCapabilities().signIn)
  const role = valueOr(live, null)?.role
  return PERMISSIONS[role ?? 'driver']
}
