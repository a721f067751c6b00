import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { readJson } from './body'
import { crossOrigin } from './crossOrigin'
import { isUnstorable } from './monitor/databaseError'
import { databaseFields, type ServiceLog, unexpectedFields } from './monitor/log'
import { createMonitor, type Monitor } from './monitor/monitor'
import { allowOrigins, DEFAULT_ORIGINS } from './origins'
import { problems } from './problems'
import type { MetricsStore } from './store'
import { validateInteraction } from './validate'

export interface PostingAppOptions {
  store: MetricsStore
  /** What an operator sees; a new one over `store` when absent. */
  monitor?: Monitor
  /** Patterns as in `allowOrigins`; the local ones when absent. */
  allowedOrigins?: readonly string[]
  maxBodyBytes?: number
  /** How long a body may take to arrive, ms. */
  bodyWithinMs?: number
  /** What a 503 asks for. */
  retryAfterSeconds?: number
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
    monitor = createMonitor({ ping: () => store.ping() }),
    allowedOrigins = DEFAULT_ORIGINS,
    maxBodyBytes = MAX_BODY_BYTES,
    bodyWithinMs = BODY_WITHIN_MS,
    retryAfterSeconds = RETRY_AFTER_SECONDS,
  } = options
  const { health, meters, log } = monitor
  const allowed = allowOrigins(allowedOrigins)
  const failed = unavailable(log, retryAfterSeconds)
  const comeBack = { 'Retry-After': String(retryAfterSeconds) }
  const app = new Hono()

  app.use(async (c, next) => {
    const startedMs = performance.now()
    await next()
    meters.reply(routeOf(c), c.res.status, performance.now() - startedMs)
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use('/api/interaction', crossOrigin(allowed, 'POST'))
  app.use('/healthz', crossOrigin(allowed, 'GET'))

  app.post('/api/interaction', async (c) => {
    const refuse = (status: 400 | 408 | 413 | 415 | 422, errors: readonly string[], headers = {}) => {
      meters.record('refused')
      log.warn('A record was refused.', { status, problems: errors })
      return c.json(problems(errors), status, headers)
    }
    const body = await readJson(c.req.raw, { limitBytes: maxBodyBytes, withinMs: bodyWithinMs })
    if (!body.ok) return refuse(body.status, [body.error], body.unread ? { Connection: 'close' } : {})
    const checked = validateInteraction(body.value)
    if (!checked.ok) return refuse(422, checked.errors)
    if (health.isFull()) {
      meters.record('turned-away')
      log.error('A record was turned away: too many wait for the database.', { waiting: health.waiting() })
      return c.json(problems(['Too many records wait for the database.']), 503, comeBack)
    }
    try {
      const outcome = await health.watch(() => store.insert(checked.record))
      meters.record(outcome)
      return c.json({ outcome }, outcome === 'stored' ? 201 : 200)
    } catch (error) {
      // A 503 would have it tried again for ever.
      if (isUnstorable(error)) return refuse(422, ['The record cannot be stored.'])
      meters.record('failed')
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
    if ('code' in error && error.code === 'ECONNRESET')
      log.warn('A client left before the end of its request.', { method: c.req.method, route: routeOf(c) })
    else log.error('A request failed.', { route: routeOf(c), ...unexpectedFields(error) })
    return c.json(problems(['The service failed.']), 500)
  })
  return app
}

/** The reply when the database does not answer, which says when to come back. */
export function unavailable(log: ServiceLog, retryAfterSeconds = RETRY_AFTER_SECONDS) {
  return (c: Context, error: unknown): Response => {
    log.error('The database failed.', { route: routeOf(c), ...databaseFields(error) })
    return c.json(problems(['The database is not available.']), 503, {
      'Retry-After': String(retryAfterSeconds),
    })
  }
}

/** The pattern of the handler that a request reached, of which there are few; `other` for what reached none. */
function routeOf(c: Context): string {
  const route = routePath(c)
  return route.endsWith('*') ? 'other' : route
}
