import type { Page } from 'playwright'
import { profiled, type Session, STEP_LIMIT_MS, until, withBrowser, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Site } from '../site'
import type { Sites } from '../sites'
import { median, span } from '../statistics'
import type { BenchRow } from '../table'
import { newFolder, removeFolder } from '../tempFolder'

/** Of a repeat visit at the machine's own speed; the other paints only inform. */
const FIRST_PAINT_MAX_RATIO = 1.3
const INTERACTIVE_MAX_RATIO = 2
const SLOWDOWN = 4
/** A browser that has just started is still busy with itself. */
const SETTLE_MS = 500

interface ColdStart {
  firstPaintMs: number
  firstContentfulPaintMs: number
  /** Null on a page without React, and on a first visit. */
  interactiveMs: number | null
}

type Visit = 'first' | 'repeat'

interface Series {
  site: Site
  visit: Visit
  slowdown: number
  starts: ColdStart[]
}

/**
 * Rows 1 and 2: a fresh browser process, on an empty profile with the server running, and on one that visited once with
 * the server stopped. The pages take turns inside a run, so that a slow moment of the machine meets all of them.
 */
export async function coldStart(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const wants = (row: 1 | 2) => options.only.includes(row)
  const kiosk = await sites.kiosk()
  const bare = wants(1) ? await sites.bare() : null
  const hello = wants(2) ? await sites.hello() : null
  const pages: readonly (readonly [Site | null, Visit])[] = [
    [kiosk, 'repeat'],
    [bare && kiosk, 'first'],
    [bare, 'repeat'],
    [bare, 'first'],
    [hello, 'repeat'],
  ]
  const series = [1, SLOWDOWN].flatMap((slowdown) =>
    pages.flatMap(([site, visit]): Series[] => (site ? [{ site, visit, slowdown, starts: [] }] : [])),
  )
  for (const { site } of series) await site.visitedProfile()

  for (let run = 0; run < options.runs; run += 1) {
    const order = run % 2 === 0 ? series : [...series].reverse()
    for (const one of order) one.starts.push(await startCold(one, options.profile && run === 0))
  }

  const of = (name: string, visit: Visit, slowdown: number) =>
    series.find((one) => one.site.name === name && one.visit === visit && one.slowdown === slowdown)
      ?.starts ?? []
  const paints = (slowdown: number) =>
    (['first', 'repeat'] as const).map((visit) =>
      firstPaintRow(of('kiosk', visit, slowdown), of('bare', visit, slowdown), visit, slowdown),
    )
  return [1, SLOWDOWN].flatMap((slowdown) => [
    ...(bare ? paints(slowdown) : []),
    ...(hello
      ? [interactiveRow(of('kiosk', 'repeat', slowdown), of('hello', 'repeat', slowdown), slowdown)]
      : []),
  ])
}

function firstPaintRow(
  kiosk: readonly ColdStart[],
  bare: readonly ColdStart[],
  visit: Visit,
  slowdown: number,
): BenchRow {
  const times = (starts: readonly ColdStart[]) => starts.map(({ firstPaintMs }) => firstPaintMs)
  const [kioskStarts, bareStarts] = [times(kiosk), times(bare)]
  const content = [kiosk, bare].map((starts) =>
    median(starts.map(({ firstContentfulPaintMs }) => firstContentfulPaintMs)).toFixed(0),
  )
  const isHeld = visit === 'repeat' && slowdown === 1
  return {
    row: 1,
    what: `${visit} visit, welcome: first paint${slowdown === 1 ? '' : `, CPU ${slowdown}x slower`}`,
    measured: { value: median(kioskStarts), unit: 'ms' },
    reference: { value: median(bareStarts), unit: 'ms', what: 'bare page' },
    ...(isHeld ? { target: { of: 'ratio', max: FIRST_PAINT_MAX_RATIO } as const } : {}),
    note: `${visit === 'first' ? 'server running' : 'server stopped'}; medians of ${kioskStarts.length}, spans ${span(kioskStarts)} and ${span(bareStarts)} ms; first contentful paint ${content.join(' and ')} ms`,
    samples: { kiosk: kioskStarts, bare: bareStarts },
  }
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

async function startCold({ site, visit, slowdown }: Series, profile: boolean): Promise<ColdStart> {
  const browser = { cpuSlowdown: slowdown, scripts: ['owned'] } as const
  const use = async ({ page, cdp }: Session) => {
    await page.waitForTimeout(SETTLE_MS)
    const file = profile ? `bench-${visit}-${site.name}-${slowdown}x.cpuprofile` : null
    return profiled(cdp, file, () => timedStart(page, site, visit))
  }
  if (visit === 'repeat') return withCopiedProfile(await site.visitedProfile(), browser, use)
  const folder = newFolder('first-visit')
  await site.start()
  try {
    return await withBrowser(folder, browser, use)
  } finally {
    await site.stop()
    removeFolder(folder)
  }
}

async function timedStart(page: Page, site: Site, visit: Visit): Promise<ColdStart> {
  await page.goto(`${site.url}/welcome`, { waitUntil: 'commit' })
  await until(page, "performance.getEntriesByName('first-contentful-paint').length > 0")
  const paint = (name: string) =>
    page.evaluate<number>(`performance.getEntriesByName(${JSON.stringify(name)})[0]?.startTime ?? NaN`)
  const paints = {
    firstPaintMs: await paint('first-paint'),
    firstContentfulPaintMs: await paint('first-contentful-paint'),
  }
  if (site.name === 'bare' || visit === 'first') return { ...paints, interactiveMs: null }
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
