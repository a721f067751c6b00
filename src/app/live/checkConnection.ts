import { ApiError } from '#domain/base/errors'
import type { ConnectionOutcome } from '#domain/live/connectionOutcome'
import { type ApiClient, createApiClient } from '../../api/apiClient'
import { staffNotes } from '../../data/interactions/staffNotes'
import { clearSessionToken, sessionToken, setSessionEnded } from '../../state/sessionToken'

/**
 * Sends one request to the base of the product API, whose other addresses are unknown (docs/rules.md AP-18). Never
 * rejects.
 */
export async function checkConnection(apiUrl: string): Promise<ConnectionOutcome> {
  if (!URL.canParse(apiUrl)) return { kind: 'badAddress' }
  const { origin, protocol } = new URL(apiUrl)
  let isBlocked = false
  const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && blockedURI.startsWith(origin)) isBlocked = true
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  const startedMs = performance.now()
  try {
    await productApi(apiUrl).get('')
    return { kind: 'answered', ms: Math.round(performance.now() - startedMs) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The browser reports a policy violation in a later task.
    await new Promise((resolve) => setTimeout(resolve))
    const { code, status, errors } = error
    if (code !== 'api-unreachable') return { kind: 'rejected', code, status, errors }
    if (isBlocked) return { kind: 'blockedByPolicy' }
    if (location.protocol === 'https:' && protocol === 'http:') return { kind: 'insecureAddress' }
    return navigator.onLine ? { kind: 'rejected', code, status, errors } : { kind: 'offline' }
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/** The client of a product API, with the token of this device. */
function productApi(apiUrl: string): ApiClient {
  return createApiClient({
    apiUrl,
    token: { read: sessionToken, clear: clearSessionToken },
    onUnauthorized,
  })
}

/** A visitor has no session to lose: the demo continues, and staff get a note. */
function onUnauthorized(sent: string | null): void {
  if (sent === null) return
  setSessionEnded()
  void staffNotes()
    .add('session-ended', '', Date.now())
    .catch(() => undefined)
}
