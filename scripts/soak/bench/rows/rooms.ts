import type { Locator, Page } from 'playwright'
import { profiled, type Session, until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import { pressHello } from '../pressHello'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { taskMs } from '../taskTime'
import { type Leg, PREPARE, ROUND_TRIPS } from './legs'

const HEADING_MAX_MS = 100
const ROWS_MAX_MS = 200
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
  leg: string
  /** Main-thread time of the whole change, until the page is at rest. */
  taskMs: number
  /** The first time on this page: the screen's code had to be loaded. */
  first: boolean
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
    { cpuSlowdown: SLOWDOWN, scripts: ['press'], touch: true },
    async (session) => {
      await session.page.goto(`${kiosk.url}/welcome`)
      await until(session.page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      return profiled(session.cdp, options.profile ? 'bench-route.cpuprofile' : null, () =>
        runRounds(session, options),
      )
    },
  )
  const floorMs = await pressHello(await sites.hello(), {
    count: PRESSES,
    cpuSlowdown: SLOWDOWN,
    pauseMs: PAUSE_MS,
  })
  return [
    summary(changes, 'headingMs', floorMs, options),
    ...(options.only.includes(20) ? [summary(changes, 'rowsMs', floorMs, options)] : []),
  ]
}

async function runRounds(session: Session, { rounds }: BenchOptions): Promise<Change[]> {
  const { page } = session
  const changes: Change[] = []
  const seen = new Set<string>()
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
        changes.push({ ...pressed, leg: leg.name, taskMs: after - before, first: !seen.has(leg.name) })
        seen.add(leg.name)
      }
    }
  }
  return changes
}

/** Taps and times; a leg whose control is not there ends the bench, because a room that is left out proves nothing. */
export async function press(page: Page, { name, tap, path, title, rows }: Leg): Promise<Pressed> {
  const target = page.locator(tap).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${name}: there is no ${tap} to tap`)
  const address = path === 'its link' ? await pathOf(target) : path
  await page.evaluate(
    `void (globalThis.__pressed = __expectPress(${JSON.stringify({ path: address, title, rows })}))`,
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
  what: 'headingMs' | 'rowsMs',
  floorMs: number,
  { rounds }: BenchOptions,
): BenchRow {
  const isHeading = what === 'headingMs'
  const maxMs = isHeading ? HEADING_MAX_MS : ROWS_MAX_MS
  // A change that had to load the screen's code is told beside, because a kiosk pays it once a start.
  const later = rounds > 1 ? changes.filter(({ first }) => !first) : changes
  const times = later.map((change) => change[what])
  const legs = [...new Set(changes.map(({ leg }) => leg))]
  const late = legs.filter((leg) => percentile(of(later, leg, what), 95) > maxMs)
  const lines = legs.map((leg) => {
    const own = of(later, leg, what)
    const commits = of(later, leg, isHeading ? 'headingCommits' : 'rowsCommits')
    const first = changes.find((change) => change.leg === leg)?.[what] ?? Number.NaN
    return `${leg.padEnd(30)} median ${ms(median(own))}  p95 ${ms(percentile(own, 95))}  first ${ms(first)}  commits ${median(commits)}  main thread ${ms(median(of(later, leg, 'taskMs')))}`
  })
  return {
    row: isHeading ? 3 : 20,
    what: `press to ${isHeading ? "the next screen's heading" : 'its rows'}, p95, CPU ${SLOWDOWN}x slower`,
    measured: { value: percentile(times, 95), unit: 'ms' },
    reference: { value: floorMs, unit: 'ms', what: 'a press in the hello-world' },
    target: { of: 'value', max: maxMs },
    note: `${times.length} changes, median ${ms(median(times)).trim()} ms; ${late.length} of ${legs.length} legs over ${maxMs} ms at p95\n   ${lines.join('\n   ')}`,
    samples: Object.fromEntries(legs.map((leg) => [leg, of(changes, leg, what)])),
  }
}

const of = (
  changes: readonly Change[],
  leg: string,
  what: Exclude<keyof Change, 'leg' | 'first' | 'problem'>,
) => changes.filter((change) => change.leg === leg).map((change) => change[what])

const ms = (value: number): string => value.toFixed(0).padStart(4)
