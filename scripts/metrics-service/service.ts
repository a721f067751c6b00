import { type Context, Hono } from 'hono'
import { readJson } from './body'
import { crossOrigin } from './crossOrigin'
import { CSV_HEADER, csvLine } from './csv'
import { allowOrigins, DEFAULT_ORIGINS } from './origins'
import { eventSite } from './page/site'
import { problems } from './problems'
import type { EventConfig } from './report/activations'
import { zoneFrom } from './report/zone'
import type { MetricsStore } from './store'
import { validateInteraction } from './validate'

export interface MetricsAppOptions {
  store: MetricsStore
  /** Patterns as in `allowOrigins`; the local ones when absent. */
  allowedOrigins?: readonly string[]
  maxBodyBytes?: number
  /** What a 503 asks for. */
  retryAfterSeconds?: number
  /** What the kiosks' configuration says, read anew for each report; nothing when absent. */
  readConfig?: () => Promise<EventConfig>
  /** IANA name of the zone of days and hours; this machine's own when absent. */
  zone?: string
  /** How long a report is shown that took so long to make, both in ms. */
  keepReportMs?: (tookMs: number) => number
  /** Hears of every failure of the database; the console when absent. */
  onStoreError?: (error: unknown) => void
}

/** The wire format says 16 KiB; a real record is under half of one. */
export const MAX_BODY_BYTES = 16 * 1024
const RETRY_AFTER_SECONDS = 10
const CSV_PAGE_ROWS = 2_000

/**
 * The reference receiver (docs/outbox.md O6) as a request handler, with no port of its own.
 * Throws a plain sentence when a pattern of `allowedOrigins` is unusable. Never closes the store.
 */
export function createMetricsApp({
  store,
  allowedOrigins = DEFAULT_ORIGINS,
  maxBodyBytes = MAX_BODY_BYTES,
  retryAfterSeconds = RETRY_AFTER_SECONDS,
  readConfig = async () => ({ event: '', activationIds: undefined }),
  zone = zoneFrom(undefined),
  keepReportMs,
  onStoreError = logStoreError,
}: MetricsAppOptions): Hono {
  const allowed = allowOrigins(allowedOrigins)
  const app = new Hono()

  const unavailable = (c: Context, error: unknown) => {
    onStoreError(error)
    return c.json(problems(['The database is not available.']), 503, {
      'Retry-After': String(retryAfterSeconds),
    })
  }

  app.use(async (c, next) => {
    await next()
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use('/api/interaction', crossOrigin(allowed, 'POST'))
  app.use('/healthz', crossOrigin(allowed, 'GET'))

  app.post('/api/interaction', async (c) => {
    const body = await readJson(c.req.raw, maxBodyBytes)
    if (!body.ok) {
      return c.json(problems([body.error]), body.status, body.unread ? { Connection: 'close' } : {})
    }
    const checked = validateInteraction(body.value)
    if (!checked.ok) return c.json(problems(checked.errors), 422)
    try {
      const outcome = await store.insert(checked.record)
      return c.json({ outcome }, outcome === 'stored' ? 201 : 200)
    } catch (error) {
      // Class 22: the database itself cannot hold these values. A 503 would have it tried again for ever.
      if (sqlState(error).startsWith('22')) return c.json(problems(['The record cannot be stored.']), 422)
      return unavailable(c, error)
    }
  })
  app.all('/api/interaction', (c) =>
    c.json(problems(['Only POST is taken here.']), 405, { Allow: 'POST, OPTIONS' }),
  )

  app.get('/healthz', async (c) => {
    try {
      await store.ping()
      return c.json({ ok: true })
    } catch (error) {
      return unavailable(c, error)
    }
  })

  app.get('/api/interactions.csv', async (c) => {
    try {
      const stream = await csvStream(store)
      return c.body(stream, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="interactions.csv"',
      })
    } catch (error) {
      return unavailable(c, error)
    }
  })

  app.route('/', eventSite({ store, readConfig, zone, keepReportMs, unavailable }))

  app.notFound((c) => c.json(problems(['There is nothing at this address.']), 404))
  return app
}

/** One line a failure: while a database is away there are many. */
function logStoreError(error: unknown): void {
  console.error(
    `The metrics database failed: ${error instanceof Error ? error.message || error.name : error}`,
  )
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Page by page, so that a long event does not have to fit into memory; the first page is read before any reply. */
async function csvStream(store: MetricsStore): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let rows = await store.page(null, CSV_PAGE_ROWS)
  let started = false
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode((started ? '' : CSV_HEADER) + rows.map(csvLine).join('')))
      started = true
      const last = rows.at(-1)
      if (!last || rows.length < CSV_PAGE_ROWS) return controller.close()
      rows = await store.page(last, CSV_PAGE_ROWS)
    },
  })
}
