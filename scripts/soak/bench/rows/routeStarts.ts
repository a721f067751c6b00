import { until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Site } from '../site'
import type { Sites } from '../sites'
import { median, span } from '../statistics'
import type { BenchRow } from '../table'

const FIRST_PAINT_MAX_MS = 150
/** A browser that has just started is still busy with itself. */
const SETTLE_MS = 500

/** One address of each kind of route. */
const ROUTES = [
  { kind: 'welcome', path: '/welcome' },
  { kind: 'tour', path: '/tour' },
  { kind: 'home', path: '/home' },
  { kind: 'map', path: '/0' },
  { kind: 'list', path: '/1' },
  { kind: 'detail', path: '/1/detail/v-1' },
  { kind: 'performance', path: '/4' },
  { kind: 'game', path: '/game' },
] as const

interface RouteStart {
  firstContentfulPaintMs: number
  headingMs: number
}

interface Series {
  site: Site
  kind: string
  path: string
  starts: RouteStart[]
}

const FIRST_PAINTS = "performance.getEntriesByName('first-contentful-paint')"

/**
 * Row 22: each kind of route as the first page of a fresh browser process, on a profile that visited once, with the
 * server stopped; beside it the bare page. The addresses take turns inside a run.
 */
export async function routeStarts(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const [kiosk, bare] = [await sites.kiosk(), await sites.bare()]
  const kinds: Series[] = ROUTES.map((route) => ({ ...route, site: kiosk, starts: [] }))
  const reference: Series = { site: bare, kind: 'bare page', path: '/welcome', starts: [] }
  for (const site of [kiosk, bare]) await site.visitedProfile()

  for (let run = 0; run < options.runs; run += 1) {
    const order = run % 2 === 0 ? [reference, ...kinds] : [...kinds.toReversed(), reference]
    for (const one of order) one.starts.push(await startAt(one))
  }
  return kinds.flatMap((one) => rowsOf(one, reference))
}

async function startAt({ site, path }: Series): Promise<RouteStart> {
  const folder = await site.visitedProfile()
  return withCopiedProfile(folder, { scripts: ['heading'] }, async ({ page }) => {
    await page.waitForTimeout(SETTLE_MS)
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' })
    await until(page, '__heading.shownAtMs !== null')
    // Of a page that is drawn at once the browser tells a moment after the heading was seen.
    await until(page, `${FIRST_PAINTS}.length > 0`)
    return page.evaluate<RouteStart>(`({
      firstContentfulPaintMs: ${FIRST_PAINTS}[0].startTime,
      headingMs: __heading.shownAtMs,
    })`)
  })
}

function rowsOf({ kind, starts }: Series, reference: Series): BenchRow[] {
  const row = (what: string, key: keyof RouteStart): BenchRow => {
    const [times, bare] = [starts.map((start) => start[key]), reference.starts.map((start) => start[key])]
    return {
      row: 22,
      what: `start at ${kind}, server stopped, to ${what}`,
      measured: { value: median(times), unit: 'ms' },
      reference: { value: median(bare), unit: 'ms', what: 'bare page' },
      note: `median of ${times.length}, span ${span(times)} ms`,
      samples: { kiosk: times, bare },
    }
  }
  return [
    {
      ...row('first contentful paint', 'firstContentfulPaintMs'),
      target: { of: 'value', max: FIRST_PAINT_MAX_MS },
    },
    row('its heading', 'headingMs'),
  ]
}
