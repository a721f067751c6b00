import type { MetricsAnswer } from '#domain/booth/readiness/evidence'
import { classifyReply } from '#domain/recording/delivery'
import { interactionAddress } from '../post'

/** Timeout of each request. */
const ASK_LIMIT_MS = 8_000

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Checks whether the metrics service answers: by its health page, otherwise by a record without fields, which it must
 * refuse. A captive portal answers both with a page (docs/booth.md B4). Nothing is stored.
 * @param metricsUrl '' for this origin
 */
export async function askService(
  metricsUrl: string,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
  now: () => number = () => performance.now(),
): Promise<MetricsAnswer> {
  const startedMs = now()
  const blocked = watchPolicy(metricsUrl)
  const own = (): MetricsAnswer => ({ kind: 'own', ms: Math.round(now() - startedMs) })
  try {
    if (await isHealthy(fetch, metricsUrl)) return own()
    const response = await fetch(interactionAddress(metricsUrl), {
      ...ASK,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(ASK_LIMIT_MS),
    })
    const { status, type, redirected, headers } = response
    const { verdict } = classifyReply(
      {
        status,
        type,
        redirected,
        contentType: headers.get('Content-Type'),
        body: await response.text(),
        retryAfter: null,
      },
      0,
    )
    return verdict === 'refuse' || verdict === 'delivered' ? own() : { kind: 'other', verdict, status }
  } catch {
    // The browser reports a policy violation one task after the request failed.
    await new Promise((resolve) => setTimeout(resolve))
    return blocked.seen() ? { kind: 'blocked' } : { kind: 'none' }
  } finally {
    blocked.stop()
  }
}

/** Without redirects and caches, whose answers are not the service's own. */
const ASK: RequestInit = { redirect: 'manual', cache: 'no-store', credentials: 'omit' }

async function isHealthy(fetch: Fetch, metricsUrl: string): Promise<boolean> {
  try {
    const address = `${metricsUrl.replace(/\/+$/, '')}/healthz`
    const response = await fetch(address, { ...ASK, signal: AbortSignal.timeout(ASK_LIMIT_MS) })
    const answer: unknown = response.ok ? await response.json() : null
    return (Object(answer) as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}

/** Watches whether the page's policy blocks the address. */
function watchPolicy(metricsUrl: string): { seen: () => boolean; stop: () => void } {
  let seen = false
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (
      effectiveDirective === 'connect-src' &&
      metricsUrl !== '' &&
      blockedURI.startsWith(originOf(metricsUrl))
    )
      seen = true
  }
  globalThis.document?.addEventListener('securitypolicyviolation', onViolation)
  return {
    seen: () => seen,
    stop: () => globalThis.document?.removeEventListener('securitypolicyviolation', onViolation),
  }
}

function originOf(url: string): string {
  try {
    return new URL(url).origin
  } catch {
    return url
  }
}
