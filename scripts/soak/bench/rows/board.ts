import { fileURLToPath } from 'node:url'
import { localDay } from '#domain/base/localDay'
import { SHIPPED_CONFIG } from '#domain/device/config'
import type { GameRun } from '#domain/game/gameTypes'
import { aGameRun } from '#domain/testing/gameRun'
import { pageScript } from '../../../check/test/pageScript'
import { until, withCopiedProfile } from '../browser'
import type { Site } from '../site'
import type { Sites } from '../sites'
import { percentile } from '../statistics'
import type { BenchRow } from '../table'
import { taskMs } from '../taskTime'

const MAX_MS = 50
const SLOWDOWN = 4
/** What a device keeps, and what it has early in the day. */
const STORED = 5_000
const FEW = 10
const NEW_RUNS = 20
const IDLE_WINDOWS = 5
/** How long the page is followed after a run is kept: long enough to show it. */
const WINDOW_MS = 1_000
/** Main-thread time of a page at rest in that time, and how often it is waited for. */
const AT_REST_MS = 10
const MOST_RESTS = 20
const WRITER = new URL('../fixtures/boardPage.js', import.meta.url)

/** Row 31: a run that another tab keeps comes to the board of the idle screen; server stopped, CPU slowed down. */
export async function idleBoard(sites: Sites): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const few = await costs(kiosk, FEW)
  const many = await costs(kiosk, STORED)
  return [
    {
      row: 31,
      what: `a new run on the idle screen, main thread, ${STORED} runs stored, p95, CPU ${SLOWDOWN}x slower`,
      measured: { value: percentile(many.runs, 95), unit: 'ms' },
      reference: { value: percentile(few.runs, 95), unit: 'ms', what: `with ${FEW} runs stored` },
      target: { of: 'value', max: MAX_MS },
      note: `${NEW_RUNS} runs, each the new best, all tasks of the page in the ${WINDOW_MS} ms after it was kept; median ${percentile(many.runs, 50).toFixed(1)} ms; as long without a run ${percentile(many.idle, 50).toFixed(1)} ms`,
      samples: { many: many.runs, few: few.runs, idle: many.idle },
    },
  ]
}

/** Main-thread time of the idle screen for each new run and for the same time without one, milliseconds. */
async function costs(kiosk: Site, stored: number): Promise<{ runs: number[]; idle: number[] }> {
  const options = { cpuSlowdown: SLOWDOWN, touch: true }
  return withCopiedProfile(await kiosk.visitedProfile(), options, async (session) => {
    const { page, context } = session
    const writer = await context.newPage()
    await writer.addInitScript({ content: await pageScript(fileURLToPath(WRITER)) })
    await writer.goto(`${kiosk.url}/welcome`)
    await until(writer, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
    await writer.evaluate(
      `__runs.store(${JSON.stringify(Array.from({ length: stored }, (_, n) => storedRun(n)))})`,
    )
    // Without motion the stage stays.
    await page.goto(`${kiosk.url}/attract?motion=0`)
    await until(page, isShown(storedRun(0).score))
    const spent = async (work: () => Promise<unknown>) => {
      const before = await taskMs(session)
      await work()
      await page.waitForTimeout(WINDOW_MS)
      return (await taskMs(session)) - before
    }
    // What a start leaves for a quiet moment is over.
    for (let tries = 0; tries < MOST_RESTS && (await spent(async () => undefined)) > AT_REST_MS; tries += 1);
    const runs: number[] = []
    const idle: number[] = []
    for (let n = 0; n < IDLE_WINDOWS; n += 1) idle.push(await spent(async () => undefined))
    for (let n = 0; n < NEW_RUNS; n += 1) {
      const run = aRun(3_900 - 50 * n, { id: `new-${n}` })
      runs.push(await spent(() => writer.evaluate(`__runs.keep(${JSON.stringify(run)})`)))
      if (!(await page.evaluate(isShown(run.score)))) throw new Error(`Run ${n} is not on the idle screen.`)
    }
    return { runs, idle }
  })
}

const isShown = (score: number): string =>
  `document.querySelector('main')?.textContent.includes('${score.toLocaleString('en')}') === true`

/** Of this day and of those before it, some signed, each slower than the one before. */
function storedRun(n: number): GameRun {
  const letters = [n, Math.floor(n / 26), Math.floor(n / 676)].map((at) =>
    String.fromCharCode(65 + (at % 26)),
  )
  const initials = n % 3 === 0 ? null : letters.join('')
  return aRun(4_000 + n, { id: `stored-${n}`, initials }, n % 4)
}

function aRun(findMs: number, changes: Partial<GameRun>, daysAgo = 0): GameRun {
  const at = new Date(Date.now() - daysAgo * 24 * 3_600_000)
  const of = { event: SHIPPED_CONFIG.event, day: localDay(at), startedAt: at.toISOString() }
  return aGameRun(findMs, { ...of, pack: 'pharos-demo', ...changes })
}
