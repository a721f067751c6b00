import type { Page } from 'playwright'
import { barePress } from '../barePress'
import { until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import type { Timed } from '../tap'

const MAX_MS = 50
const SLOWDOWN = 4
const ROUNDS = 4
const SKIPS = 3
const PAUSE_MS = 250

const BAR = '[data-overlay="game"]'
const SKIP = `${BAR} button[aria-keyshortcuts]`
const SCORE = `${BAR} [role="status"]`
/** Finds that stay on the screen they begin on, by a word of their prompt, with what is pressed. */
const WAYS: readonly [prompt: RegExp, target: string][] = [
  [/bell/, 'header [data-target="bell"]'],
  [/60 days/, 'main [role="radio"]:has-text("60")'],
]

interface Answer {
  ms: number
  longestMs: number
}

/**
 * Row 18: what the bar of a run answers to a press, skips and finds that stay on their screen; server stopped, CPU
 * slowed down.
 */
export async function gameBar(sites: Sites, _options: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const reference = await barePress({
    count: ROUNDS * SKIPS,
    cpuSlowdown: SLOWDOWN,
    pauseMs: PAUSE_MS,
  })
  const skips: Answer[] = []
  const finds: Answer[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    await withCopiedProfile(
      await kiosk.visitedProfile(),
      { cpuSlowdown: SLOWDOWN, scripts: ['clock', 'gameBar'], touch: true },
      async ({ page }) => {
        await page.goto(`${kiosk.url}/game`)
        await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
        await page.getByRole('button', { name: 'Practice' }).tap()
        await playRound(page, skips, finds)
      },
    )
  const times = [...skips, ...finds].map(({ ms }) => ms)
  const longest = finds.map(({ longestMs }) => longestMs)
  return [
    {
      row: 18,
      what: `press to the answer of the game's bar, p95, CPU ${SLOWDOWN}x slower`,
      measured: { value: percentile(times, 95), unit: 'ms' },
      reference,
      target: { of: 'value', max: MAX_MS },
      note: `${skips.length} skips and ${finds.length} finds, to the second frame after the change; median ${median(times).toFixed(0)} ms`,
      samples: { skips: skips.map(({ ms }) => ms), finds: finds.map(({ ms }) => ms) },
    },
    {
      row: 18,
      what: `longest frame while a challenge completes, CPU ${SLOWDOWN}x slower`,
      measured: { value: Math.max(...longest), unit: 'ms' },
      target: { of: 'value', max: MAX_MS },
      note: `${longest.length} finds without a change of the route, with what they open; median ${median(longest).toFixed(0)} ms`,
      samples: { longest },
    },
  ]
}

/** Finds what it can without leaving the screen and skips the rest. */
async function playRound(page: Page, skips: Answer[], finds: Answer[]): Promise<void> {
  for (let skipped = 0; skipped < SKIPS; ) {
    await until(page, `document.querySelector('${SKIP}')?.getAttribute('aria-disabled') === 'false'`)
    await page.waitForTimeout(PAUSE_MS)
    const prompt = await page.locator(`${BAR} [aria-live]`).first().innerText()
    const way = WAYS.find(([words]) => words.test(prompt))
    if (way) finds.push(await pressAndTime(page, way[1], SCORE))
    else {
      skips.push(await pressAndTime(page, SKIP, SKIP))
      skipped += 1
    }
  }
}

async function pressAndTime(page: Page, target: string, changing: string): Promise<Answer> {
  const box = await page.locator(target).first().boundingBox()
  if (!box) throw new Error(`${target}: there is nothing to tap`)
  await page.evaluate(`void (globalThis.__timed = __expectText(${JSON.stringify(changing)}))`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const { ms, longestMs, problem } = await page.evaluate<Timed & Pick<Answer, 'longestMs'>>('__timed')
  if (ms === undefined) throw new Error(`${target}: no answer: ${problem}`)
  return { ms, longestMs }
}
