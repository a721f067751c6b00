import { type Context, Hono } from 'hono'
import { readJson } from './body'
import { crossOrigin } from './crossOrigin'
import { isUnstorable } from './monitor/databaseError'
import { createHealth, type Health } from './monitor/health'
import { allowOrigins, DEFAULT_ORIGINS } from './origins'
import { problems } from './problems'
import type { MetricsStore } from './store'
import { validateInteraction } from './validate'

export interface PostingAppOptions {
  store: MetricsStore
  /** What `/healthz` says; of `store` alone when absent. */
  health?: Health
  /** Patterns as in `allowOrigins`; the local ones when absent. */
  allowedOrigins?: readonly string[]
  maxBodyBytes?: number
  /** How long a body may take to arrive, ms. */
  bodyWithinMs?: number
  /** What a 503 asks for. */
  retryAfterSeconds?: number
  /** Hears of every failure of the database; the console when absent. */
  onStoreError?: (error: unknown) => void
  /** Hears of clients that left before their request ended, one line each; the console when absent. */
  onLeft?: (line: string) => void
}

/** The wire format says 16 KiB; a real record is under half of one. */
export const MAX_BODY_BYTES = 16 * 1024
/** Less than the 30 s after which a kiosk gives a post up. */
const BODY_WITHIN_MS = 20_000
const RETRY_AFTER_SECONDS = 10

/**
 * The part of the receiver that is open to kiosks: posting, and how the service is. Everything else is a 404,
 * so a proxy in front of it forwards nothing that may be read. Throws a plain sentence when a pattern of
 * `allowedOrigins` is unusable. Never closes the store.
 */
export function createPostingApp(options: PostingAppOptions): Hono {
  const {
    store,
    health = createHealth({ ping: () => store.ping() }),
    allowedOrigins = DEFAULT_ORIGINS,
    maxBodyBytes = MAX_BODY_BYTES,
    bodyWithinMs = BODY_WITHIN_MS,
    retryAfterSeconds = RETRY_AFTER_SECONDS,
    onLeft = console.warn,
  } = options
  const allowed = allowOrigins(allowedOrigins)
  const failed = unavailable(options)
  const comeBack = { 'Retry-After': String(retryAfterSeconds) }
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use('/api/interaction', crossOrigin(allowed, 'POST'))
  app.use('/healthz', crossOrigin(allowed, 'GET'))

  app.post('/api/interaction', async (c) => {
    const body = await readJson(c.req.raw, { limitBytes: maxBodyBytes, withinMs: bodyWithinMs })
    if (!body.ok) {
      return c.json(problems([body.error]), body.status, body.unread ? { Connection: 'close' } : {})
    }
    const checked = validateInteraction(body.value)
    if (!checked.ok) return c.json(problems(checked.errors), 422)
    if (health.isFull()) return c.json(problems(['Too many posts wait for the database.']), 503, comeBack)
    try {
      const outcome = await health.watch(() => store.insert(checked.record))
      return c.json({ outcome }, outcome === 'stored' ? 201 : 200)
    } catch (error) {
      // A 503 would have it tried again for ever.
      if (isUnstorable(error)) return c.json(problems(['The record cannot be stored.']), 422)
      return failed(c, error)
    }
  })
  app.all('/api/interaction', (c) =>
    c.json(problems(['Only POST is taken here.']), 405, { Allow: 'POST, OPTIONS' }),
  )

  app.get('/healthz', async (c) => {
    const { state, reasons } = await health.check()
    const ok = state === 'ready' || state === 'degraded'
    return ok ? c.json({ ok, state, reasons }) : c.json({ ok, state, reasons }, 503, comeBack)
  })

  app.notFound((c) => c.json(problems(['There is nothing at this address.']), 404))
  app.onError((error, c) => {
    if (codeOf(error) === 'ECONNRESET')
      onLeft(`${c.req.method} ${c.req.path}: the client left before the end.`)
    else console.error(error)
    return c.json(problems(['The service failed.']), 500)
  })
  return app
}

/** The reply when the database does not answer, which says when to come back. */
export function unavailable({
  retryAfterSeconds = RETRY_AFTER_SECONDS,
  onStoreError = logStoreError,
}: Pick<PostingAppOptions, 'retryAfterSeconds' | 'onStoreError'>) {
  return (c: Context, error: unknown): Response => {
    onStoreError(error)
    return c.json(problems(['The database is not available.']), 503, {
      'Retry-After': String(retryAfterSeconds),
    })
  }
}

/** One line a failure: while a database is away there are many. */
function logStoreError(error: unknown): void {
  console.error(
    `The metrics database failed: ${error instanceof Error ? error.message || error.name : error}`,
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
