import type { Page } from 'playwright'
import { profiled, until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import type { Timed } from '../tap'

const SLOWDOWN = 4
/** The shipped fleet, and a large one: milliseconds from a key to the sentence and the count. */
const FLEETS = [
  { vehicles: 48, maxMs: 50 },
  { vehicles: 500, maxMs: 100 },
] as const
/** Along the scale and back, so that each key says another speed. */
const KEYS = [...Array(6).fill('ArrowLeft'), ...Array(6).fill('ArrowRight')] as const
const ROUNDS = 3
/** As between two keys of a person. */
const PAUSE_MS = 150

/** Row 14: a key on the fixed speed of a rule, to its sentence and how often it would have fired; CPU slowed down. */
export async function ruleEditor(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { vehicles, maxMs } of FLEETS) {
    const plain = await plainTimes(sites, vehicles)
    const editor = await editorTimes(sites, vehicles, options)
    rows.push({
      row: 14,
      what: `rule over ${vehicles} vehicles, key to sentence and count, p95, CPU ${SLOWDOWN}x slower`,
      measured: { value: percentile(editor, 95), unit: 'ms' },
      reference: { value: percentile(plain, 95), unit: 'ms', what: 'a plain page' },
      target: { of: 'value', max: maxMs },
      note: `${editor.length} keys, median ${median(editor).toFixed(0)} ms (plain ${median(plain).toFixed(0)} ms); to the second frame after it`,
      samples: { editor, plain },
    })
  }
  return rows
}

async function plainTimes(sites: Sites, vehicles: number): Promise<number[]> {
  const hello = await sites.hello()
  return withCopiedProfile(
    await hello.visitedProfile(),
    { cpuSlowdown: SLOWDOWN, scripts: ['clock', 'rules'] },
    async ({ page }) => {
      await page.goto(`${hello.url}/welcome`)
      await page.evaluate(`__rules.plain(${vehicles})`)
      return keyTimes(page)
    },
  )
}

async function editorTimes(sites: Sites, vehicles: number, { profile }: BenchOptions): Promise<number[]> {
  const kiosk = await sites.kiosk()
  return withCopiedProfile(
    await kiosk.visitedProfile(),
    { cpuSlowdown: SLOWDOWN, scripts: ['clock', 'rules'] },
    async ({ page, cdp }) => {
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      await page.evaluate(`__rules.seed(${vehicles})`)
      await page.goto(`${kiosk.url}/7/set/7`)
      await until(page, "document.querySelector('main [role=status][aria-live=off]') !== null", {
        everyMs: 100,
      })
      return profiled(cdp, profile ? `ruleEditor${vehicles}.cpuprofile` : null, () => keyTimes(page))
    },
  )
}

async function keyTimes(page: Page): Promise<number[]> {
  const times: number[] = []
  await page.locator('main input[type="range"]').focus()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of KEYS) {
      // Armed before the key is sent: sent together, the key may come first.
      await page.evaluate('void (globalThis.__timed = __rules.expectSentence())')
      await page.keyboard.press(key)
      const { ms, problem } = await page.evaluate<Timed>('__timed')
      if (ms === undefined) throw new Error(`${key} changed no sentence: ${problem}`)
      times.push(ms)
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  return times
}
