import { valueOr } from '#domain/base/live'
import { useSignedIn } from '../../data/queries/accounts'
import { useCapabilities } from '../../state/capabilities'

/** The signed-in person, who is stored as the author of an entry or change. */
export function useEditorId(): string {
  return valueOr(useSignedIn(useCapabilities().signIn), null)?.id ?? ''
}
