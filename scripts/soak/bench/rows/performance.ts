import { profiled, type Session, until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile, span } from '../statistics'
import type { BenchRow } from '../table'
import { taskMs } from '../taskTime'

const VEHICLES = 500
const MAX_MS = 100
const ROUNDS = 7
/** In which a start comes to its end. */
const SETTLE_MS = 1000
/** Columns and lines of all charts of the screen, at least. */
const CHARTS = 200

/** Row 15: the performance screen of a large fleet over 60 days, as main-thread time until nothing changes any more. */
export async function performanceScreen(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const hello = await sites.hello()
  const plain = await withCopiedProfile(
    await hello.visitedProfile(),
    { scripts: ['insight'] },
    async (session) => {
      await session.page.goto(`${hello.url}/welcome`)
      await session.page.evaluate(`__insight.plainCharts(${VEHICLES})`)
      return repeated(() => costOf(session, () => session.page.locator('main button').click()))
    },
  )
  const kiosk = await sites.kiosk()
  const { chosen, opened } = await withCopiedProfile(
    await kiosk.visitedProfile(),
    { scripts: ['rules', 'insight'] },
    async (session) => {
      const { page, cdp } = session
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      await page.evaluate(`__rules.seed(${VEHICLES})`)
      await page.evaluate('__insight.seed([])')
      await page.goto(`${kiosk.url}/4?days=60`)
      await until(page, `__insight.charts() >= ${CHARTS}`, { everyMs: 100 })
      return profiled(cdp, options.profile ? 'performance.cpuprofile' : null, () =>
        screenCosts(session, kiosk.url),
      )
    },
  )
  const reference = { value: median(plain), unit: 'ms', what: 'plain columns' } as const
  return [
    {
      row: 15,
      what: `60 days of ${VEHICLES} vehicles chosen on /4, main-thread time`,
      measured: { value: median(chosen), unit: 'ms' },
      reference,
      target: { of: 'value', max: MAX_MS },
      note: `every figure and chart of the screen anew, styles and paint included, the sums of each day are there; ${chosen.length} times, ${span(chosen)} ms, p95 ${percentile(chosen, 95).toFixed(0)} ms`,
      samples: { chosen, plain },
    },
    {
      row: 15,
      what: `/4 over 60 days of ${VEHICLES} vehicles opened, main-thread time`,
      measured: { value: median(opened), unit: 'ms' },
      reference,
      note: `for the first time since a start: its code, reading all days and expenses out of the database, adding them up and drawing; ${opened.length} times, ${span(opened)} ms`,
      samples: { opened, plain },
    },
  ]
}

async function screenCosts(session: Session, url: string): Promise<{ chosen: number[]; opened: number[] }> {
  const { page } = session
  const choose = (days: number) =>
    costOf(session, () => page.locator('main [role="radio"]', { hasText: String(days) }).click())
  const chosen = await repeated(async () => {
    await choose(30)
    return choose(60)
  })
  const opened = await repeated(async () => {
    // Loaded anew: what was read once is kept in memory. The editor of a new report reads no days.
    await page.goto(`${url}/5?edit=new`)
    await until(page, "document.querySelector('main form, main h2') !== null")
    await page.waitForTimeout(SETTLE_MS)
    return costOf(session, () => page.evaluate("history.pushState({}, '', '/4?days=60')"))
  })
  return { chosen, opened }
}

/** Main-thread milliseconds from an act to the end of what it changes. */
async function costOf(session: Session, act: () => Promise<unknown>): Promise<number> {
  const { page } = session
  await page.evaluate(`void (globalThis.__quiet = __insight.expectQuiet(${CHARTS}))`)
  const before = await taskMs(session)
  await act()
  if (!(await page.evaluate<boolean>('__quiet'))) throw new Error('Nothing was drawn.')
  return (await taskMs(session)) - before
}

async function repeated(work: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) found.push(await work())
  return found
}
