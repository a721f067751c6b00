import type { Page } from 'playwright'
import { type Interaction, toWire } from '#domain/recording/interaction'
import { openStore } from '../../../service/metrics-service/openStore'
import { createMetricsApp } from '../../../service/metrics-service/service'
import type { MetricsStore } from '../../../service/metrics-service/store'
import type { MetricsApp } from '../../../service/start/kioskServer'
import { profiled, until, withBrowser } from '../browser'
import { queuedInteractions } from '../fixtures/queued'
import type { BenchOptions } from '../options'
import type { Site } from '../site'
import type { Sites } from '../sites'
import type { BenchRow } from '../table'
import { copyOf } from '../tempFolder'

const RECORDS = 10_000
const SESSIONS = 40
const LIMIT_MS = 600_000
const MAX_FRAME_MS = 50
/** How long the page is watched with nothing to deliver, for comparison. */
const IDLE_MS = 10_000
const POLL_MS = 500
const STORED = 201

interface TimeSpan {
  startMs: number
  lengthMs: number
}

interface Frames {
  timeOrigin: number
  frames: number
  /** Gaps between two frames that a person could see. */
  gaps: TimeSpan[]
  longTasks: TimeSpan[]
}

/** What came in at the service, by this machine's clock. */
interface Arrivals {
  firstMs: number
  lastMs: number
  stored: number
  /** Posts beyond those: repeats and refusals. */
  others: number
}

/** Row 5: a queue that grew without a network, delivered by the product's own page to a real service. */
export async function deliverQueue(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const profile = copyOf(await kiosk.visitedProfile(), 'delivery')
  const queued = queuedInteractions(RECORDS, SESSIONS, Date.now())
  const store = await openStore({ METRICS_DATA: 'memory://' })
  const arrivals: Arrivals = { firstMs: 0, lastMs: 0, stored: 0, others: 0 }
  try {
    await kiosk.start(countArrivals(createMetricsApp({ store }), arrivals))
    const idle = await watchIdle(kiosk, profile)
    await fill(kiosk, profile, queued)
    const file = options.profile ? 'bench-delivery.cpuprofile' : null
    const { frames, openedMs } = await deliver(kiosk, profile, arrivals, file)
    await verify(store, queued)
    return rows(arrivals, openedMs, frames, idle)
  } finally {
    await kiosk.stop()
    await store.close()
  }
}

function countArrivals(app: MetricsApp, arrivals: Arrivals): MetricsApp {
  return {
    fetch: async (request, env) => {
      const response = await app.fetch(request, env)
      if (response instanceof Response && response.status === STORED) arrivals.stored += 1
      else arrivals.others += 1
      arrivals.lastMs = Date.now()
      arrivals.firstMs ||= arrivals.lastMs
      return response
    },
  }
}

/** The page at rest, after all that follows a start. */
async function watchIdle(kiosk: Site, profile: string): Promise<Frames> {
  return withBrowser(profile, { scripts: ['frames'] }, async ({ page }) => {
    await openReady(page, kiosk)
    const beganMs = await page.evaluate<number>('performance.now()')
    await page.waitForTimeout(IDLE_MS)
    const frames = await page.evaluate<Frames>('__frames')
    return { ...frames, gaps: frames.gaps.filter(({ startMs }) => startMs > beganMs) }
  })
}

async function openReady(page: Page, kiosk: Site): Promise<void> {
  await page.goto(`${kiosk.url}/welcome`)
  await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 200 })
}

/** Writes the rows while the product is closed: a file of the same origin is no page of the product. */
async function fill(kiosk: Site, profile: string, queued: readonly Interaction[]): Promise<void> {
  await withBrowser(profile, { scripts: ['queue'] }, async ({ page }) => {
    await page.goto(`${kiosk.url}/config.json`)
    for (let from = 0; from < queued.length; from += 2_000) {
      await page.evaluate(`__queue.fill(${JSON.stringify(queued.slice(from, from + 2_000))})`)
    }
    const pending = await page.evaluate<number>("__queue.count('pending')")
    if (pending !== queued.length)
      throw new Error(`The queue holds ${pending} rows instead of ${queued.length}.`)
  })
}

async function deliver(kiosk: Site, profile: string, arrivals: Arrivals, file: string | null) {
  return withBrowser(profile, { scripts: ['frames', 'queue'] }, async ({ page, cdp }) => {
    const openedMs = Date.now()
    await page.goto(`${kiosk.url}/welcome`)
    await profiled(cdp, file, async () => {
      while (arrivals.stored < RECORDS) {
        if (Date.now() - openedMs > LIMIT_MS) {
          throw new Error(`Only ${arrivals.stored} records came in within ${LIMIT_MS / 1000} s.`)
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    })
    // The frames are read before the queue is counted, which is work of the bench.
    const frames = await page.evaluate<Frames>('__frames')
    await until(page, "__queue.count('pending').then((count) => count === 0)", { everyMs: 500 })
    const sent = await page.evaluate<number>("__queue.count('sent')")
    if (sent !== RECORDS) throw new Error(`The kiosk counts ${sent} sent rows instead of ${RECORDS}.`)
    return { frames, openedMs }
  })
}

/** Exactly the queued records, each with its six fields. */
async function verify(store: MetricsStore, queued: readonly Interaction[]): Promise<void> {
  const stored = await store.all()
  const inService = new Set(stored.map((row) => JSON.stringify(toWire(row))))
  const missing = queued.filter((row) => !inService.has(JSON.stringify(toWire(row)))).length
  if (stored.length !== queued.length || missing > 0) {
    throw new Error(`The service holds ${stored.length} rows and misses ${missing} of ${queued.length}.`)
  }
}

function rows(arrivals: Arrivals, openedMs: number, frames: Frames, idle: Frames): BenchRow[] {
  const seconds = (arrivals.lastMs - arrivals.firstMs) / 1000
  const during = ({ startMs, lengthMs }: TimeSpan) => {
    const atMs = frames.timeOrigin + startMs
    return atMs + lengthMs > arrivals.firstMs && atMs < arrivals.lastMs
  }
  const gaps = frames.gaps.filter(during)
  const longTasks = frames.longTasks.filter(during)
  const late = gaps.filter(({ lengthMs }) => lengthMs > MAX_FRAME_MS)
  const attributed = late.filter((gap) => longTasks.some((task) => overlap(gap, task)))
  return [
    {
      row: 5,
      what: `${RECORDS} queued records delivered`,
      measured: { value: seconds, unit: 's' },
      note: `first to last arrival; ${((arrivals.firstMs - openedMs) / 1000).toFixed(1)} s from opening to the first; ${arrivals.others} posts that stored nothing; the service holds each record once`,
    },
    { row: 5, what: 'records a second', measured: { value: RECORDS / seconds, unit: '/s' } },
    {
      row: 5,
      what: 'longest frame gap while delivering',
      measured: { value: longest(gaps), unit: 'ms' },
      reference: { value: longest(idle.gaps), unit: 'ms', what: 'same page, nothing to deliver' },
      target: { of: 'value', max: MAX_FRAME_MS },
      note: `${late.length} gaps over ${MAX_FRAME_MS} ms, ${attributed.length} of them under a long task of the page; the others, and those of the page with nothing to deliver, are the machine's`,
      samples: { gaps: gaps.map(({ lengthMs }) => lengthMs) },
    },
    {
      row: 5,
      what: 'longest task of the page while delivering',
      measured: { value: longest(longTasks), unit: 'ms' },
      target: { of: 'value', max: MAX_FRAME_MS },
      note: `${longTasks.length} tasks over ${MAX_FRAME_MS} ms; "${FRAME_MS.toFixed(1)} ms" stands for none`,
      samples: { longTasks: longTasks.map(({ lengthMs }) => lengthMs) },
    },
  ]
}

/** A page that drops no frame has no gap worth noting: then it is one frame long. */
const FRAME_MS = 1000 / 60
const longest = (stretches: readonly TimeSpan[]) =>
  Math.max(FRAME_MS, ...stretches.map(({ lengthMs }) => lengthMs))
const overlap = (a: TimeSpan, b: TimeSpan) =>
  a.startMs < b.startMs + b.lengthMs && b.startMs < a.startMs + a.lengthMs
