import { ApiError } from '#domain/base/errors'
import type { ConnectionOutcome } from '#domain/live/connectionOutcome'
import { productApi } from './productApi'

/** Asks the product API once, at its base: no address below it is known (docs/rules.md AP-18). Never rejects. */
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
    // The browser tells of the policy in a task of its own.
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
