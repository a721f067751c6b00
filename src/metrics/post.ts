import type { Reply } from '#domain/recording/delivery'
import { type Interaction, toWire } from '#domain/recording/interaction'
import type { FetchLike, Timers } from './ports'

/** Timeout of a request, which sends one record (docs/outbox.md O5). */
export const REQUEST_LIMIT_MS = 30_000

export type PostOutcome =
  | { kind: 'reply'; reply: Reply }
  /** No complete reply: the service may have stored the record. */
  | { kind: 'lost'; reason: 'network' | 'timeout' | 'aborted' }
  /** The page's Content-Security-Policy blocked it, so it was not sent. */
  | { kind: 'blocked' }

export interface PostParts {
  fetch: FetchLike
  timers: Timers
  /** Aborts when delivery stops. */
  signal: AbortSignal
  /** Whether the policy has blocked this address since the request started. */
  wasBlocked: () => boolean
}

/** `{metricsUrl}/api/interaction`; an empty metricsUrl means this origin. */
export function interactionAddress(metricsUrl: string): string {
  return `${metricsUrl.replace(/\/+$/, '')}/api/interaction`
}

/** Posts the six wire fields and reads the whole reply; never rejects. */
export async function postInteraction(
  row: Interaction,
  metricsUrl: string,
  parts: PostParts,
): Promise<PostOutcome> {
  const { fetch, timers, signal, wasBlocked } = parts
  const abort = new AbortController()
  const stop = () => abort.abort()
  let late = false
  const limit = timers.set(() => {
    late = true
    stop()
  }, REQUEST_LIMIT_MS)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    const response = await unlessAborted(
      abort.signal,
      fetch(interactionAddress(metricsUrl), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(toWire(row)),
        // A followed redirect would turn a captive portal's page into a 200.
        redirect: 'manual',
        cache: 'no-store',
        signal: abort.signal,
      }),
    )
    const body = await unlessAborted(abort.signal, response.text())
    return {
      kind: 'reply',
      reply: {
        status: response.status,
        type: response.type,
        redirected: response.redirected,
        contentType: response.headers.get('Content-Type'),
        body,
        retryAfter: response.headers.get('Retry-After'),
      },
    }
  } catch {
    if (signal.aborted) return { kind: 'lost', reason: 'aborted' }
    if (late) return { kind: 'lost', reason: 'timeout' }
    // The browser reports a policy violation one task after the request failed.
    await new Promise<void>((resolve) => timers.set(resolve, 0))
    return wasBlocked() ? { kind: 'blocked' } : { kind: 'lost', reason: 'network' }
  } finally {
    timers.clear(limit)
    signal.removeEventListener('abort', stop)
  }
}

/** Ends a request on abort even in engines that leave it hanging after sleep. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
    work.then(resolve, reject)
  })
}
