import type { Hono } from 'hono'
import { onlyOwnHosts, onlyReaders } from './access/gate'
import { allowHosts, type HostTest } from './access/hosts'
import { signIn } from './access/signIn'
import { type ReaderToken, readerToken } from './access/token'
import { CSV_HEADER, csvLine } from './csv'
import type { ImportFolder } from './imports/importFolder'
import { loggedStream } from './monitor/loggedStream'
import { createMonitor } from './monitor/monitor'
import { eventSite } from './page/site'
import { PAGE_STYLE } from './page/style'
import { createPostingApp, type PostingAppOptions, unavailable } from './posting'
import type { EventConfig } from './report/activations'
import type { ReadNames } from './report/names'
import { zoneFrom } from './report/zone'
import type { MetricsStore } from './store'

export interface MetricsAppOptions extends PostingAppOptions {
  /** Which names the service answers to; loopback names when absent. */
  isOwnHost?: HostTest
  /** What lets other machines read; one that nobody knows when absent. */
  token?: ReaderToken
  /** What the kiosks' configuration says, read anew for each report; nothing when absent. */
  readConfig?: () => Promise<EventConfig>
  /** What the operator calls kiosks, ids and events, read anew for each report; nothing when absent. */
  readNames?: () => Promise<ReadNames>
  /** IANA name of the zone of days and hours; this machine's own when absent. */
  zone?: string
  /** Where imported files outlive the service; they end with it when absent. */
  importFolder?: ImportFolder | undefined
  /** How long a report is shown that took so long to make, both in ms. */
  keepReportMs?: (tookMs: number) => number
}

const CSV_PAGE_ROWS = 2_000

/**
 * The reference receiver (docs/outbox.md O6) as a request handler, with no port of its own: posting is open, all else
 * is for readers (docs/contracts.md C6). Throws a plain sentence when a pattern of `allowedOrigins` is unusable. Never
 * closes the store.
 */
export function createMetricsApp(options: MetricsAppOptions): Hono {
  const {
    store,
    monitor = createMonitor({ ping: () => store.ping() }),
    isOwnHost = allowHosts({ kind: 'loopback' }, []),
    token = readerToken(undefined),
    readConfig = async () => ({ event: '', activationIds: undefined }),
    zone = zoneFrom(undefined),
    readNames,
    keepReportMs,
    importFolder,
  } = options
  const { health, meters, log } = monitor
  const failed = unavailable(log, options.retryAfterSeconds)
  const app = createPostingApp({ ...options, monitor })

  app.use(onlyOwnHosts(isOwnHost, log))
  app.get('/page.css', (c) => c.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.route('/', signIn(token, log))
  app.use(onlyReaders(token))

  app.get('/metrics', async (c) =>
    c.body(await meters.text(health), 200, { 'Content-Type': meters.contentType }),
  )
  app.get('/api/interactions.csv', async (c) => {
    try {
      const stream = loggedStream(await csvStream(store), log)
      return c.body(stream, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="interactions.csv"',
      })
    } catch (error) {
      return failed(c, error)
    }
  })
  app.route(
    '/',
    eventSite({ store, readConfig, readNames, zone, keepReportMs, importFolder, unavailable: failed }),
  )
  return app
}

/**
 * Page by page, so that a long event does not have to fit into memory; the first page is read before any reply. Nothing
 * is read ahead: the store notes an export as whole when more is asked for after its last page.
 */
async function csvStream(store: MetricsStore): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const pages = store.exported(CSV_PAGE_ROWS)
  let first: Awaited<ReturnType<typeof pages.next>> | null = await pages.next()
  let head = CSV_HEADER
  return new ReadableStream(
    {
      async pull(controller) {
        const page = first ?? (await pages.next())
        first = null
        if (page.done) return controller.close()
        controller.enqueue(encoder.encode(head + page.value.map(csvLine).join('')))
        head = ''
      },
    },
    { highWaterMark: 0 },
  )
}
