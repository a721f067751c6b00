import type { Page } from 'playwright'
import { profiled, type Session, until, withBrowser, withCopiedProfile } from '../browser'
import { blockedMs, mainThreadOf } from '../mainThread'
import type { BenchOptions } from '../options'
import { FIXTURE_READY, KIOSK_READY, type Site } from '../site'
import type { Sites } from '../sites'
import { median, span } from '../statistics'
import type { BenchRow } from '../table'
import { newFolder, removeFolder } from '../tempFolder'

const SLOWDOWN = 4
/** What is opened, and how long that may block the main thread, in milliseconds. */
const OPENED = [
  { name: 'welcome', path: '/welcome', visited: false, maxMs: 200 },
  { name: 'home', path: '/home', visited: false, maxMs: 800 },
  { name: 'map', path: '/0', visited: false, maxMs: 1_500 },
  { name: 'welcome', path: '/welcome', visited: true, maxMs: 100 },
  { name: 'home', path: '/home', visited: true, maxMs: 400 },
  { name: 'list', path: '/1', visited: true, maxMs: 300 },
] as const
/** A start takes ten seconds and more, and thread time varies little. */
const MAX_RUNS = 3
const READY_LIMIT_MS = 90_000
/** A browser that has just started is still busy with itself. */
const SETTLE_MS = 500
/** A page whose main thread was free of long tasks for so long has come to its end, or is left after the limit. */
const QUIET_MS = 1_500
const QUIET_LIMIT_MS = 20_000

/** After the first paint. */
interface Blocked {
  blockedMs: number
  /** The same in the thread's own time, which a busy machine leaves alone. */
  blockedThreadMs: number
  longestMs: number
}

interface Series {
  site: Site
  path: string
  /** A profile that visited before, so that everything is stored. */
  visited: boolean
  starts: Blocked[]
}

interface Opened extends Series {
  name: string
  maxMs: number
}

const WATCH_LONG_TASKS = `void new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) globalThis.__lastLongMs = startTime + duration
}).observe({ type: 'longtask', buffered: true })`

/**
 * Row 21: how long the main thread is blocked from the first paint until the site works offline and its main thread is
 * quiet, with its server running: total blocking time by the browser's trace.
 */
export async function blockedStarts(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const [kiosk, hello] = [await sites.kiosk(), await sites.hello()]
  const references = [false, true].map((visited): Series => {
    return { site: hello, path: '/welcome', visited, starts: [] }
  })
  const opened = OPENED.map((one): Opened => ({ ...one, site: kiosk, starts: [] }))
  const series: readonly Series[] = [...opened, ...references]
  for (const site of [kiosk, hello]) await site.visitedProfile()
  const runs = Math.min(options.runs, MAX_RUNS)
  for (const site of [kiosk, hello]) await site.start()
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const one of run % 2 === 0 ? series : [...series].reverse())
        one.starts.push(await start(one, options.profile && run === 0))
    }
  } finally {
    for (const site of [kiosk, hello]) await site.stop()
  }
  return opened.map((one) =>
    rowOf(
      one,
      references.find(({ visited }) => visited === one.visited),
    ),
  )
}

async function start({ site, path, visited }: Series, profile: boolean): Promise<Blocked> {
  const use = (session: Session) => openUntilReady(session, site, path, visited, profile)
  if (visited) return withCopiedProfile(await site.visitedProfile(), { cpuSlowdown: SLOWDOWN }, use)
  const folder = newFolder('first-visit')
  try {
    return await withBrowser(folder, { cpuSlowdown: SLOWDOWN }, use)
  } finally {
    removeFolder(folder)
  }
}

async function openUntilReady(
  session: Session,
  site: Site,
  path: string,
  visited: boolean,
  profile: boolean,
): Promise<Blocked> {
  const { page, cdp } = session
  const ready = site.name === 'kiosk' ? KIOSK_READY : FIXTURE_READY
  await page.waitForTimeout(SETTLE_MS)
  const file = profile
    ? `bench-start-${site.name}${path.replace('/', '-')}-${visited ? 2 : 1}.cpuprofile`
    : null
  const { tasks, firstPaintMs } = await mainThreadOf(session, () =>
    profiled(cdp, file, async () => {
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' })
      await until(page, "performance.getEntriesByName('first-paint').length > 0")
      await page.evaluate(ready.begin)
      await until(page, ready.done, { limitMs: READY_LIMIT_MS, everyMs: 200 })
      await untilQuiet(page)
    }),
  )
  if (firstPaintMs === null) throw new Error('The browser told of no paint.')
  const after = tasks.filter(({ startMs }) => startMs >= firstPaintMs)
  return {
    blockedMs: blockedMs(after),
    blockedThreadMs: blockedMs(after, 'threadMs'),
    longestMs: Math.max(0, ...after.map(({ lengthMs }) => lengthMs)),
  }
}

/** Waits until no long task has run for a while. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(WATCH_LONG_TASKS)
  const endMs = (await page.evaluate<number>('performance.now()')) + QUIET_LIMIT_MS
  const quiet = `performance.now() - (globalThis.__lastLongMs ?? 0) > ${QUIET_MS}`
  await until(page, `performance.now() > ${endMs} || ${quiet}`, { everyMs: 200 })
}

function rowOf({ name, visited, maxMs, starts }: Opened, reference: Series | undefined): BenchRow {
  const times = starts.map((start) => start.blockedMs)
  const inThread = median(starts.map((start) => start.blockedThreadMs))
  const longest = starts.map((start) => start.longestMs)
  return {
    row: 21,
    what: `${visited ? 'repeat' : 'first'} visit, ${name}: blocked after first paint, CPU ${SLOWDOWN}x slower`,
    measured: { value: median(times), unit: 'ms' },
    ...(reference && {
      reference: {
        value: median(reference.starts.map((start) => start.blockedMs)),
        unit: 'ms',
        what: 'React hello-world',
      },
    }),
    target: { of: 'value', max: maxMs },
    note: `median of ${times.length}, span ${span(times)} ms; in the thread's own time ${inThread.toFixed(0)} ms; longest task ${median(longest).toFixed(0)} ms`,
    samples: { kiosk: times, longest },
  }
}
