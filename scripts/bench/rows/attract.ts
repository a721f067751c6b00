import { recordedRun } from '#domain/testing/recordedRun'
import { until, withCopiedProfile } from '../browser'
import type { Sites } from '../sites'
import { percentile } from '../statistics'
import type { BenchRow } from '../table'
import { scriptMs, taskMs } from '../taskTime'

const MAX_PERCENT = 5
const MAX_PICTURES = 10
const TURN_LIMIT_MS = 120_000
const STAGE = "location.pathname === '/attract'"
/** The last scene: it is there only with a run of the day, after the scene that plays that run. */
const BOARD = "location.pathname === '/game'"

/** Row 25: one turn of the attract loop with all its scenes on a touch screen, as it plays all night; server stopped. */
export async function attract(sites: Sites): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const turn = await withCopiedProfile(
    await kiosk.visitedProfile(),
    { scripts: ['attract'], touch: true },
    async (session) => {
      const { page } = session
      await page.goto(`${kiosk.url}/welcome`)
      const { run, acts } = recordedRun(undefined)
      await page.evaluate(`__attract.addRun(${JSON.stringify(run)}, ${JSON.stringify(acts)})`)
      await page.goto(`${kiosk.url}/attract`)
      await until(page, `!(${STAGE})`, { limitMs: TURN_LIMIT_MS, everyMs: 100 })
      // Parts of the program that come with their first scene are loaded once, not each night long.
      await until(page, STAGE, { limitMs: TURN_LIMIT_MS, everyMs: 100 })
      const seen = (await page.evaluate<number[]>('__attract.take()')).length
      const from = {
        scriptMs: await scriptMs(session),
        taskMs: await taskMs(session),
        atMs: performance.now(),
      }
      await until(page, BOARD, { limitMs: TURN_LIMIT_MS, everyMs: 500 })
      await until(page, STAGE, { limitMs: TURN_LIMIT_MS, everyMs: 500 })
      const lengthMs = performance.now() - from.atMs
      return {
        lengthMs,
        scriptPercent: (100 * ((await scriptMs(session)) - from.scriptMs)) / lengthMs,
        taskPercent: (100 * ((await taskMs(session)) - from.taskMs)) / lengthMs,
        pictures: (await page.evaluate<number[]>('__attract.take()')).slice(seen),
      }
    },
  )
  const { scriptPercent, taskPercent, pictures, lengthMs } = turn
  return [
    {
      row: 25,
      what: 'attract loop, script on the main thread',
      measured: { value: scriptPercent, unit: '%' },
      target: { of: 'value', max: MAX_PERCENT },
      note: `one turn of ${(lengthMs / 1000).toFixed(0)} s, screen changes included; all work of the thread ${taskPercent.toFixed(1)} %`,
    },
    {
      row: 25,
      what: 'attract loop, pictures asked for in a second, median',
      measured: { value: percentile(pictures, 50), unit: '' },
      target: { of: 'value', max: MAX_PICTURES },
      note: `p90 ${percentile(pictures, 90)}; more where a screen comes`,
      samples: { pictures },
    },
  ]
}
