import type { Page } from 'playwright'
import { profiled, STEP_LIMIT_MS, until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Site } from '../site'
import type { Sites } from '../sites'
import { median, span } from '../statistics'
import type { BenchRow } from '../table'

const FIRST_PAINT_MAX_RATIO = 1.3
const INTERACTIVE_MAX_RATIO = 2
const SLOWDOWN = 4
/** A browser that has just started is still busy with itself. */
const SETTLE_MS = 500

interface ColdStart {
  firstPaintMs: number
  firstContentfulPaintMs: number
  /** Null on a page without React. */
  interactiveMs: number | null
}

interface Series {
  site: Site
  slowdown: number
  starts: ColdStart[]
}

/**
 * Rows 1 and 2: a fresh browser process, on a profile that visited once, with the server stopped. The pages take turns
 * inside a run, so that a slow moment of the machine meets all of them.
 */
export async function coldStart(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const wants = (row: 1 | 2) => options.only.includes(row)
  const kiosk = await sites.kiosk()
  const series: Series[] = [{ site: kiosk, slowdown: 1, starts: [] }]
  if (wants(1)) series.push({ site: await sites.bare(), slowdown: 1, starts: [] })
  if (wants(2)) {
    const hello = await sites.hello()
    for (const [site, slowdown] of [
      [hello, 1],
      [kiosk, SLOWDOWN],
      [hello, SLOWDOWN],
    ] as const) {
      series.push({ site, slowdown, starts: [] })
    }
  }
  for (const { site } of series) await site.visitedProfile()

  for (let run = 0; run < options.runs; run += 1) {
    const order = run % 2 === 0 ? series : [...series].reverse()
    for (const one of order)
      one.starts.push(await startCold(one.site, one.slowdown, options.profile && run === 0))
  }

  const of = (name: string, slowdown: number) =>
    series.find(({ site, slowdown: rate }) => site.name === name && rate === slowdown)?.starts ?? []
  return [
    ...(wants(1) ? firstPaintRows(of('kiosk', 1), of('bare', 1)) : []),
    ...(wants(2) ? [interactiveRow(of('kiosk', 1), of('hello', 1), 1)] : []),
    ...(wants(2) ? [interactiveRow(of('kiosk', SLOWDOWN), of('hello', SLOWDOWN), SLOWDOWN)] : []),
  ]
}

function firstPaintRows(kiosk: readonly ColdStart[], bare: readonly ColdStart[]): BenchRow[] {
  const kinds = [
    { what: 'cold start to first paint', key: 'firstPaintMs' },
    { what: 'cold start to first contentful paint', key: 'firstContentfulPaintMs' },
  ] as const
  return kinds.map(({ what, key }) => {
    const [kioskStarts, referenceStarts] = [kiosk.map((start) => start[key]), bare.map((start) => start[key])]
    return {
      row: 1,
      what,
      measured: { value: median(kioskStarts), unit: 'ms' },
      reference: { value: median(referenceStarts), unit: 'ms', what: 'bare page' },
      target: { of: 'ratio', max: FIRST_PAINT_MAX_RATIO },
      note: `medians of ${kioskStarts.length}, spans ${span(kioskStarts)} and ${span(referenceStarts)} ms`,
      samples: { kiosk: kioskStarts, bare: referenceStarts },
    }
  })
}

function interactiveRow(
  kiosk: readonly ColdStart[],
  hello: readonly ColdStart[],
  slowdown: number,
): BenchRow {
  const times = (starts: readonly ColdStart[]) =>
    starts.map(({ interactiveMs }) => interactiveMs ?? Number.NaN)
  const [kioskStarts, referenceStarts] = [times(kiosk), times(hello)]
  return {
    row: 2,
    what: slowdown === 1 ? 'welcome interactive' : `welcome interactive, CPU ${slowdown}x slower`,
    measured: { value: median(kioskStarts), unit: 'ms' },
    reference: { value: median(referenceStarts), unit: 'ms', what: 'React hello-world' },
    target: { of: 'ratio', max: INTERACTIVE_MAX_RATIO },
    note: `medians of ${kioskStarts.length}, spans ${span(kioskStarts)} and ${span(referenceStarts)} ms`,
    samples: { kiosk: kioskStarts, hello: referenceStarts },
  }
}

async function startCold(site: Site, slowdown: number, profile: boolean): Promise<ColdStart> {
  const folder = await site.visitedProfile()
  return withCopiedProfile(folder, { cpuSlowdown: slowdown, scripts: ['owned'] }, async ({ page, cdp }) => {
    await page.waitForTimeout(SETTLE_MS)
    const file = profile ? `bench-cold-${site.name}-${slowdown}x.cpuprofile` : null
    return profiled(cdp, file, () => timedStart(page, site))
  })
}

async function timedStart(page: Page, site: Site): Promise<ColdStart> {
  await page.goto(`${site.url}/welcome`, { waitUntil: 'commit' })
  await until(page, "performance.getEntriesByName('first-contentful-paint').length > 0")
  const paint = (name: string) =>
    page.evaluate<number>(`performance.getEntriesByName(${JSON.stringify(name)})[0]?.startTime ?? NaN`)
  const paints = {
    firstPaintMs: await paint('first-paint'),
    firstContentfulPaintMs: await paint('first-contentful-paint'),
  }
  if (site.name === 'bare') return { ...paints, interactiveMs: null }
  await until(page, '__owned.ownedAtMs !== null')
  const interactiveMs = await page.evaluate<number>('__owned.ownedAtMs')
  await assertButtonWorks(page, site)
  return { ...paints, interactiveMs }
}

/** A button that React owns must also do what it says, else the time above measures nothing. */
async function assertButtonWorks(page: Page, site: Site): Promise<void> {
  await page.click('[aria-labelledby="welcome-fleet"]', { timeout: STEP_LIMIT_MS })
  const effect =
    site.name === 'hello'
      ? "document.querySelector('h1').textContent === 'Pressed 1'"
      : "location.pathname !== '/welcome'"
  await until(page, effect)
}
