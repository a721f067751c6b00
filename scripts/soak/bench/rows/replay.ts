import type { Page } from 'playwright'
import { recordedRun } from '#domain/testing/recordedRun'
import { until, withCopiedProfile } from '../browser'
import type { Sites } from '../sites'
import { percentile } from '../statistics'
import type { BenchRow } from '../table'

const MAX_MS = 50
const ROUNDS = 3
/** How long the game's own screen is looked at for the reference. */
const REST_MS = 2_000
const BAR = '[data-overlay="ghost"] section'

interface Frames {
  still: number[]
  arriving: number[]
}

/** Row 19: the frames of a run that is watched at 4x, route changes aside; server stopped. */
export async function replay(sites: Sites): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const rest: number[] = []
  const still: number[] = []
  const arriving: number[] = []
  await withCopiedProfile(
    await kiosk.visitedProfile(),
    { scripts: ['replay'], touch: true },
    async ({ page }) => {
      await page.goto(`${kiosk.url}/game`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      const pack = await page.evaluate<{ pack: string; version: number }>('__replay.pack()')
      const { run, acts } = recordedRun(pack)
      await page.evaluate(`__replay.store(${JSON.stringify(run)}, ${JSON.stringify(acts)})`)
      await page.reload()
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.evaluate('__replay.begin()')
        await page.waitForTimeout(REST_MS)
        rest.push(...(await page.evaluate<Frames>('__replay.end()')).still)
        const shown = await watched(page)
        still.push(...shown.still)
        arriving.push(...shown.arriving)
      }
    },
  )
  const over = still.filter((ms) => ms > MAX_MS).length
  return [
    {
      row: 19,
      what: 'replay of a run at 4x, longest frame, route changes aside',
      measured: { value: Math.max(...still), unit: 'ms' },
      reference: { value: Math.max(...rest), unit: 'ms', what: "the game's screen at rest" },
      target: { of: 'value', max: MAX_MS },
      note: `${still.length} frames of ${ROUNDS} replays, ${over} over ${MAX_MS} ms, p95 ${percentile(still, 95).toFixed(0)} ms; ${arriving.length} frames in which a screen comes, longest ${Math.max(...arriving).toFixed(0)} ms`,
      samples: { still, arriving, rest },
    },
  ]
}

async function watched(page: Page): Promise<Frames> {
  await page.getByRole('row').filter({ hasText: 'KOA' }).getByRole('button').click()
  await page.locator(BAR).getByRole('button', { name: '4×' }).click()
  await page.evaluate('__replay.begin()')
  await until(page, `document.querySelector('${BAR}') === null`, { everyMs: 100 })
  const frames = await page.evaluate<Frames>('__replay.end()')
  await until(page, "location.pathname === '/game'")
  return frames
}
