import type { Page } from 'playwright'
import { until, withCopiedProfile } from '../browser'
import { buildBareMapSite, type DrawnMap } from '../fixtures/bareMapSite'
import type { BenchOptions } from '../options'
import { createSite, FIXTURE_READY, type Site } from '../site'
import type { Sites } from '../sites'
import { median, span } from '../statistics'
import type { BenchRow } from '../table'

const MAX_RATIO = 1.3
/** A browser that has just started is still busy with itself. */
const SETTLE_MS = 500
/** The map screen without motion, because moving vehicles keep the map from becoming idle. */
const MAP_ROOM = '/0?motion=0'

/** Row 8: from a cold start on the map screen to a complete map; server stopped. */
export async function firstMap(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const drawn = await drawnMap(kiosk)
  const bare = await createSite('bare-map', await buildBareMapSite(options.dist, drawn), FIXTURE_READY)
  await bare.visitedProfile()
  const times = { kiosk: [] as number[], bare: [] as number[] }
  for (let run = 0; run < options.runs; run += 1) {
    const turns = [
      async () => times.kiosk.push(await startCold(kiosk, MAP_ROOM)),
      async () => times.bare.push(await startCold(bare, '/welcome')),
    ]
    for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  return [
    {
      row: 8,
      what: 'cold start to a whole map',
      measured: { value: median(times.kiosk), unit: 'ms' },
      reference: { value: median(times.bare), unit: 'ms', what: 'bare MapLibre, same style and archives' },
      target: { of: 'ratio', max: MAX_RATIO },
      note: `medians of ${options.runs}, spans ${span(times.kiosk)} and ${span(times.bare)} ms`,
      samples: times,
    },
  ]
}

async function startCold(site: Site, path: string): Promise<number> {
  return withCopiedProfile(await site.visitedProfile(), { scripts: ['map'] }, async ({ page }) => {
    await page.waitForTimeout(SETTLE_MS)
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' })
    return mapCompleteAtMs(page)
  })
}

async function mapCompleteAtMs(page: Page): Promise<number> {
  await until(page, '__map.state.wholeAtMs !== null', { limitMs: 60_000 })
  return page.evaluate<number>('__map.state.wholeAtMs')
}

/** The kiosk's map style without overlays, and its camera. */
async function drawnMap(kiosk: Site): Promise<DrawnMap> {
  return withCopiedProfile(await kiosk.visitedProfile(), { scripts: ['map'] }, async ({ page }) => {
    await page.goto(`${kiosk.url}${MAP_ROOM}`)
    await mapCompleteAtMs(page)
    return page.evaluate<DrawnMap>(`(() => {
      const map = document.querySelector('.map-host').map
      const style = map.getStyle()
      const isOwn = ([id]) => !id.startsWith('room-')
      const { lng, lat } = map.getCenter()
      return {
        center: [lng, lat],
        zoom: map.getZoom(),
        style: {
          ...style,
          sources: Object.fromEntries(Object.entries(style.sources).filter(isOwn)),
          layers: style.layers.filter(({ id }) => isOwn([id])),
          'font-faces': Object.fromEntries(
            Object.entries(style['font-faces']).map(([name, url]) => [name, new URL(url).pathname]),
          ),
        },
      }
    })()`)
  })
}
