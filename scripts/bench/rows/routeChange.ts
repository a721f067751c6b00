import type { Page } from 'playwright'
import { profiled, until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import { pressHello } from '../pressHello'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { expectRoute, tapAndTime } from '../tap'

const P95_MAX_MS = 100
const SLOWDOWN = 4
const ROUNDS = 9
const PRESSES = 20
/** Between two taps, as between two of a person: what the last one started comes to its end. */
const PAUSE_MS = 250

interface Navigation {
  name: string
  /** What a visitor taps. */
  tap: string
  /** Where it leads. */
  path: string
}

/** The first vehicle by name. */
const TO_DETAIL: Navigation = {
  name: '/1 -> detail',
  tap: 'a[href="/1/detail/v-11"]',
  path: '/1/detail/v-11',
}
const TO_VEHICLES: Navigation = { name: 'detail -> /1', tap: 'a[href="/1"]:visible', path: '/1' }

/** One round of a visitor; the logo leads back to the tour. */
const NAVIGATIONS: readonly Navigation[] = [
  { name: 'welcome -> tour', tap: '[aria-labelledby="welcome-fleet"]', path: '/tour' },
  { name: 'tour -> /1', tap: 'main button', path: '/1' },
  TO_DETAIL,
  TO_VEHICLES,
  TO_DETAIL,
  TO_VEHICLES,
  { name: '/1 -> dashboard', tap: 'a[href="/6"]:visible', path: '/6' },
  { name: 'dashboard -> /1', tap: 'a[href="/1"]:visible', path: '/1' },
  { name: '/1 -> tour (logo, a reset)', tap: 'nav button:visible', path: '/tour' },
]

interface Change {
  leg: string
  ms: number
  /** The first time on this page: the screen's code had to be loaded. */
  first: boolean
}

/** Row 3: rounds through the product by touch, with the server stopped and the CPU slowed down. */
export async function routeChange(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const folder = await kiosk.visitedProfile()
  const changes = await withCopiedProfile(
    folder,
    { cpuSlowdown: SLOWDOWN, scripts: ['routeChange'], touch: true },
    async ({ page, cdp }) => {
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      return profiled(cdp, options.profile ? 'bench-route.cpuprofile' : null, () => runRounds(page))
    },
  )
  const floorMs = await pressHello(await sites.hello(), {
    count: PRESSES,
    cpuSlowdown: SLOWDOWN,
    pauseMs: PAUSE_MS,
  })
  return [summary(changes, floorMs)]
}

async function runRounds(page: Page): Promise<Change[]> {
  const changes: Change[] = []
  const seen = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    // Not measured: nothing on the tour leads to welcome. The router follows the page's own history.
    if (round > 0) await page.evaluate("history.pushState({}, '', '/welcome')")
    for (const leg of NAVIGATIONS) {
      changes.push({ leg: leg.name, ms: await change(page, leg), first: !seen.has(leg.name) })
      seen.add(leg.name)
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  return changes
}

const change = (page: Page, leg: Navigation): Promise<number> =>
  tapAndTime(page, leg.tap, expectRoute(leg.path))

function summary(changes: readonly Change[], floorMs: number): BenchRow {
  const all = changes.map(({ ms }) => ms)
  const legs = [...new Set(changes.map(({ leg }) => leg))]
  const described = legs.map((leg) => {
    const own = changes.filter((item) => item.leg === leg)
    const later = own.filter(({ first }) => !first).map(({ ms }) => ms)
    const firstMs = own.find(({ first }) => first)?.ms ?? Number.NaN
    return `${leg} ${median(later).toFixed(0)}/${percentile(later, 95).toFixed(0)} (first ${firstMs.toFixed(0)})`
  })
  const late = all.filter((ms) => ms > P95_MAX_MS).length
  return {
    row: 3,
    what: `route change to first paint, p95, CPU ${SLOWDOWN}x slower`,
    measured: { value: percentile(all, 95), unit: 'ms' },
    reference: { value: floorMs, unit: 'ms', what: 'a press in the hello-world' },
    target: { of: 'value', max: P95_MAX_MS },
    note: `${all.length} changes, median ${median(all).toFixed(0)} ms, ${late} over ${P95_MAX_MS} ms; median/p95 a leg: ${described.join('; ')}`,
    samples: Object.fromEntries(
      legs.map((leg) => [leg, changes.filter((item) => item.leg === leg).map(({ ms }) => ms)]),
    ),
  }
}
