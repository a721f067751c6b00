import { until, withCopiedProfile } from '../browser'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'

const SLOWDOWN = 4
const FRAME_MAX_MS = 2
/** As many as the dashboard has at first. */
const BEACONS = 5
const STEP_PX = 8
const FRAMES = 160
/** The same way again: a frame costs its median, so that what else the machine does is not counted. */
const ROUNDS = 5

/** Row 17: what the beacons of the tour cost in a frame of scrolling the dashboard; server stopped, CPU slowed down. */
export async function hints(sites: Sites): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const costs = await withCopiedProfile(
    await kiosk.visitedProfile(),
    { cpuSlowdown: SLOWDOWN, scripts: ['hints'], touch: true },
    async ({ page }) => {
      await page.goto(`${kiosk.url}/home`)
      await until(page, `__hints.shown() >= ${BEACONS}`, { everyMs: 100 })
      const rounds: number[][] = []
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await page.evaluate<number[]>(`__hints.scroll(${STEP_PX}, ${FRAMES})`))
      return Array.from({ length: FRAMES }, (_, frame) => median(rounds.map((costs) => costs[frame] ?? 0)))
    },
  )
  return [
    {
      row: 17,
      what: 'tour beacons, cost of a frame of scrolling, p95',
      measured: { value: percentile(costs, 95), unit: 'ms' },
      target: { of: 'value', max: FRAME_MAX_MS },
      note: `${costs.length} frames, median ${median(costs).toFixed(1)} ms, longest ${Math.max(...costs).toFixed(1)} ms; the median of ${ROUNDS} rounds each; all callbacks of the frame, CPU ${SLOWDOWN} times slower`,
      samples: { costs },
    },
  ]
}
