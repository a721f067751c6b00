import { type ApiClient, createApiClient } from '../../api/apiClient'
import { staffNotes } from '../../data/interactions/staffNotes'
import { clearSessionToken, sessionToken, setSessionEnded } from '../../state/sessionToken'

/** The client of a product API, with the token of this device. */
export function productApi(apiUrl: string): ApiClient {
  return createApiClient({
    apiUrl,
    token: { read: sessionToken, clear: clearSessionToken },
    onUnauthorized,
  })
}

/** A visitor has no session to lose: the demo goes on, and staff are told. */
function onUnauthorized(sent: string | null): void {
  if (sent === null) return
  setSessionEnded()
  void staffNotes()
    .add('session-ended', '', Date.now())
    .catch(() => undefined)
}
