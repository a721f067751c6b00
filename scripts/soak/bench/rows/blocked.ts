import { profiled, type Session, until, withBrowser, withCopiedProfile } from '../browser'
import { blockedMs, mainThreadOf } from '../mainThread'
import type { BenchOptions } from '../options'
import { FIXTURE_READY, KIOSK_READY, type Site } from '../site'
import type { Sites } from '../sites'
import { median, span } from '../statistics'
import type { BenchRow } from '../table'
import { newFolder, removeFolder } from '../tempFolder'

const SLOWDOWN = 4
const MAX_BLOCKED_MS = 200
/** A start takes ten seconds and more, and thread time varies little. */
const MAX_RUNS = 3
const READY_LIMIT_MS = 90_000
/** A browser that has just started is still busy with itself. */
const SETTLE_MS = 500

/** After the first paint. */
interface Blocked {
  blockedMs: number
  /** The same in the thread's own time, which a busy machine leaves alone. */
  blockedThreadMs: number
  longestMs: number
}

interface Series {
  what: string
  site: Site
  path: string
  /** A profile that visited before, so that everything is stored. */
  visited: boolean
  starts: Blocked[]
}

/**
 * Row 21: how long the main thread is blocked from the first paint until the site works offline, with its server
 * running: total blocking time by the browser's trace.
 */
export async function blockedStarts(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const [kiosk, hello] = [await sites.kiosk(), await sites.hello()]
  const of = (site: Site, path: string, visited: boolean): Series => ({
    what: `${visited ? 'later start' : 'first visit'}, ${path}`,
    site,
    path,
    visited,
    starts: [],
  })
  const series = [false, true].flatMap((visited) => [
    of(kiosk, '/welcome', visited),
    of(kiosk, '/home', visited),
    of(hello, '/welcome', visited),
  ])
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
  return series
    .filter(({ site }) => site === kiosk)
    .flatMap((one) =>
      rowsOf(
        one,
        series.find(({ site, visited }) => site === hello && visited === one.visited),
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

function rowsOf({ what, starts }: Series, reference: Series | undefined): BenchRow[] {
  const kinds = [
    { name: 'blocked after first paint', key: 'blockedMs', target: { of: 'value', max: MAX_BLOCKED_MS } },
    { name: 'longest task after first paint', key: 'longestMs' },
  ] as const
  return kinds.map(({ name, key, ...rest }) => {
    const times = starts.map((start) => start[key])
    return {
      row: 21,
      what: `${what}: ${name}, CPU ${SLOWDOWN}x slower`,
      measured: { value: median(times), unit: 'ms' },
      ...(reference && {
        reference: {
          value: median(reference.starts.map((start) => start[key])),
          unit: 'ms',
          what: 'React hello-world',
        },
      }),
      ...rest,
      note: `median of ${times.length}, span ${span(times)} ms${key === 'blockedMs' ? `; in the thread's own time ${median(starts.map((start) => start.blockedThreadMs)).toFixed(0)} ms` : ''}`,
      samples: { kiosk: times },
    }
  })
}
