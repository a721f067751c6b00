import { valueOr } from '#domain/base/live'
import { useSignedIn } from '../../data/queries/accounts'
import { useCapabilities } from '../../state/capabilities'

/** Who enters and edits expenses: whoever is signed in. */
export function useEditorId(): string {
  return valueOr(useSignedIn(useCapabilities().signIn), null)?.id ?? ''
}
