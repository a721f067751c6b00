import type { Locator, Page } from 'playwright'
import { barePress } from '../barePress'
import { profiled, type Session, until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow, Reference } from '../table'
import { taskMs } from '../taskTime'
import { type Leg, PREPARE, ROUND_TRIPS } from './legs'

const SLOWDOWN = 4
const PRESSES = 20
/** Between two taps, as between two of a person: what the last one started comes to its end. */
const PAUSE_MS = 400

/** What `page/press.js` answers. */
interface Pressed {
  headingMs: number
  rowsMs: number
  headingCommits: number
  rowsCommits: number
  problem?: string
}

interface Change extends Pressed {
  leg: Leg
  /** Main-thread time of the whole change, until the page is at rest. */
  taskMs: number
  /** The first time on this page: the screen's code had to be loaded. */
  first: boolean
}

/** What is told of the changes: which of them, until what, and how long it may take. */
interface Told {
  row: 3 | 20
  to: string
  maxMs: number
  time: 'headingMs' | 'rowsMs'
  commits: 'headingCommits' | 'rowsCommits'
  tells: (leg: Leg) => boolean
}

const HEADINGS: Told = {
  row: 3,
  to: "the next screen's heading",
  maxMs: 100,
  time: 'headingMs',
  commits: 'headingCommits',
  tells: () => true,
}
const ROWS: Told = {
  row: 20,
  to: 'its rows',
  maxMs: 200,
  time: 'rowsMs',
  commits: 'rowsCommits',
  tells: ({ isMap }) => !isMap,
}
/** Software draws the map here, which a device leaves to its GPU. */
const MAP: Told = {
  ...ROWS,
  to: "the map's first frame",
  maxMs: 400,
  tells: ({ isMap }) => isMap === true,
}

/**
 * Rows 3 and 20: rounds through every room by touch, with the server stopped and the CPU slowed down: from a
 * press to the next heading, and to what the room is for.
 */
export async function rooms(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const folder = await kiosk.visitedProfile()
  const changes = await withCopiedProfile(
    folder,
    { cpuSlowdown: SLOWDOWN, scripts: ['clock', 'press'], touch: true },
    async (session) => {
      await session.page.goto(`${kiosk.url}/welcome`)
      await until(session.page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      return profiled(session.cdp, options.profile ? 'bench-route.cpuprofile' : null, () =>
        runRounds(session, options),
      )
    },
  )
  const reference = await barePress({ count: PRESSES, cpuSlowdown: SLOWDOWN, pauseMs: PAUSE_MS })
  return [HEADINGS, ROWS, MAP]
    .filter(({ row }) => options.only.includes(row))
    .map((told) => summary(changes, told, reference, options))
}

async function runRounds(session: Session, { rounds }: BenchOptions): Promise<Change[]> {
  const { page } = session
  const changes: Change[] = []
  const seen = new Set<Leg>()
  for (const { start, legs } of ROUND_TRIPS) {
    for (let round = 0; round < rounds; round += 1) {
      // Not measured: nothing leads from the end of a round to its start. The router follows the page's own history.
      await page.evaluate(`history.pushState({}, '', ${JSON.stringify(start)})`)
      for (const leg of legs) {
        await page.evaluate(PREPARE)
        if (leg.prepare) await page.evaluate(leg.prepare)
        await page.waitForTimeout(PAUSE_MS)
        const before = await taskMs(session)
        const pressed = await press(page, leg)
        await page.waitForTimeout(PAUSE_MS)
        const after = await taskMs(session)
        changes.push({ ...pressed, leg, taskMs: after - before, first: !seen.has(leg) })
        seen.add(leg)
      }
    }
  }
  return changes
}

/** Taps and times; a leg whose control is not there ends the bench, because a room that is left out proves nothing. */
export async function press(page: Page, { name, tap, path, title, rows, least = 1 }: Leg): Promise<Pressed> {
  const target = page.locator(tap).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${name}: there is no ${tap} to tap`)
  const address = path === 'its link' ? await pathOf(target) : path
  await page.evaluate(
    `void (globalThis.__pressed = __expectPress(${JSON.stringify({ path: address, title, rows, least })}))`,
  )
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const pressed = await page.evaluate<Pressed>('__pressed')
  if (pressed.problem) throw new Error(`${name}: nothing changed: ${pressed.problem}`)
  return pressed
}

/** Where a link leads, without its parameters. */
async function pathOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '', 'http://kiosk').pathname
}

function summary(
  changes: readonly Change[],
  { row, to, maxMs, time, commits, tells }: Told,
  reference: Reference,
  { rounds }: BenchOptions,
): BenchRow {
  const told = changes.filter(({ leg }) => tells(leg))
  // A change that had to load the screen's code is told beside, because a kiosk pays it once a start.
  const later = rounds > 1 ? told.filter(({ first }) => !first) : told
  const times = later.map((change) => change[time])
  const legs = [...new Set(told.map(({ leg }) => leg))]
  const late = legs.filter((leg) => percentile(of(later, leg, time), 95) > maxMs)
  const lines = legs.map((leg) => {
    const own = of(later, leg, time)
    const first = told.find((change) => change.leg === leg)?.[time] ?? Number.NaN
    return `${leg.name.padEnd(30)} median ${ms(median(own))}  p95 ${ms(percentile(own, 95))}  first ${ms(first)}  commits ${median(of(later, leg, commits))}  main thread ${ms(median(of(later, leg, 'taskMs')))}`
  })
  return {
    row,
    what: `press to ${to}, p95, CPU ${SLOWDOWN}x slower`,
    measured: { value: percentile(times, 95), unit: 'ms' },
    reference,
    target: { of: 'value', max: maxMs },
    note: `${times.length} changes, median ${ms(median(times)).trim()} ms, to the second frame after it; ${late.length} of ${legs.length} legs over ${maxMs} ms at p95\n   ${lines.join('\n   ')}`,
    samples: Object.fromEntries(legs.map((leg) => [leg.name, of(told, leg, time)])),
  }
}

const of = (changes: readonly Change[], leg: Leg, what: Told['time'] | Told['commits'] | 'taskMs') =>
  changes.filter((change) => change.leg === leg).map((change) => change[what])

const ms = (value: number): string => value.toFixed(0).padStart(4)
