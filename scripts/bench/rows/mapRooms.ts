import { until, withCopiedProfile } from '../browser'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { expectRoute, tapAndTime } from '../tap'

const AGAIN_MAX_MS = 150
/** Screen changes: to the vehicles and back counts as two. */
const CHANGES = 50
const PAUSE_MS = 150

/** Rows 9 and 11: the map screen is left and opened again; server stopped. */
export async function mapRooms(sites: Sites): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const options = { scripts: ['map', 'routeChange'], touch: true } as const
  return withCopiedProfile(await kiosk.visitedProfile(), options, async ({ page }) => {
    await page.goto(`${kiosk.url}/0?motion=0`)
    await until(page, '__map.state.wholeAtMs !== null', { limitMs: 60_000 })
    const times: number[] = []
    for (let change = 0; change < CHANGES; change += 2) {
      await tapAndTime(page, 'nav a[href^="/1"]:visible', expectRoute('/1'))
      await page.waitForTimeout(PAUSE_MS)
      times.push(await tapAndTime(page, 'nav a[href^="/0"]:visible', "__map.expectRoom('/0')"))
      await page.waitForTimeout(PAUSE_MS)
    }
    const contexts = await page.evaluate<number>('__map.contexts()')
    return [
      {
        row: 9,
        what: 'map shown again, whole, p95',
        measured: { value: percentile(times, 95), unit: 'ms' },
        target: { of: 'value', max: AGAIN_MAX_MS },
        note: `${times.length} times, median ${median(times).toFixed(0)} ms`,
        samples: { again: times },
      },
      {
        row: 11,
        what: `WebGL contexts made in ${CHANGES} changes of room`,
        measured: { value: contexts, unit: '' },
        target: { of: 'value', max: 1 },
      },
    ]
  })
}
