import type { Page } from 'playwright'
import { profiled, until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import type { Timed } from '../tap'

const VEHICLES = 10_000
const KEY_MAX_MS = 50
const FRAME_MAX_MS = 50
/** Typed and taken back: each key leaves another number of rows. */
const KEYS = [...'7351', 'Backspace', 'Backspace', 'Backspace', 'Backspace']
const ROUNDS = 4
/** As between two keys of a person. */
const PAUSE_MS = 120
/** Pixels a frame: a flick of about 60 rows a second. */
const STEP_PX = 66
const FRAMES = 180

interface Scrolled {
  gaps: number[]
  top: number
}

/** Rows 12 and 13: a key typed into the search of 10,000 vehicles, and their list scrolled; server stopped. */
export async function longList(sites: Sites, options: BenchOptions): Promise<BenchRow[]> {
  const hello = await sites.hello()
  const plain = await withCopiedProfile(
    await hello.visitedProfile(),
    { scripts: ['clock', 'list'] },
    async ({ page }) => {
      await page.goto(`${hello.url}/welcome`)
      await page.evaluate(`__list.plain(${VEHICLES})`)
      return measured(page, '#list')
    },
  )
  const kiosk = await sites.kiosk()
  const list = await withCopiedProfile(
    await kiosk.visitedProfile(),
    { scripts: ['clock', 'list'] },
    async ({ page, cdp }) => {
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      await page.evaluate(`__list.seed(${VEHICLES})`)
      await page.goto(`${kiosk.url}/1`)
      await until(page, `__list.said().includes('${VEHICLES}')`, { limitMs: 60_000, everyMs: 200 })
      return profiled(cdp, options.profile ? 'longList.cpuprofile' : null, () =>
        measured(page, 'section:has(> table)'),
      )
    },
  )
  return [
    {
      row: 12,
      what: `type to filter ${VEHICLES.toLocaleString('en')} vehicles, key to paint, p95`,
      measured: { value: percentile(list.keys, 95), unit: 'ms' },
      reference: { value: percentile(plain.keys, 95), unit: 'ms', what: 'the plain list' },
      target: { of: 'value', max: KEY_MAX_MS },
      note: `${list.keys.length} keys, median ${median(list.keys).toFixed(0)} ms (plain ${median(plain.keys).toFixed(0)} ms); to the second frame after it`,
      samples: { list: list.keys, plain: plain.keys },
    },
    {
      row: 13,
      what: `scroll ${VEHICLES.toLocaleString('en')} vehicles, longest gap between frames`,
      measured: { value: Math.max(...list.gaps), unit: 'ms' },
      reference: { value: Math.max(...plain.gaps), unit: 'ms', what: 'the plain list' },
      target: { of: 'value', max: FRAME_MAX_MS },
      note: `${list.gaps.length} frames, p95 ${percentile(list.gaps, 95).toFixed(0)} ms`,
      samples: { list: list.gaps, plain: plain.gaps },
    },
  ]
}

/** Keys and frames on a page that shows the list. */
async function measured(page: Page, scroller: string): Promise<{ keys: number[]; gaps: number[] }> {
  const box = page.locator('main input[type="search"]')
  const keys: number[] = []
  await box.focus()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of KEYS) {
      // Armed before the key is sent: sent together, the key may come first.
      await page.evaluate('void (globalThis.__timed = __list.expectRows())')
      await page.keyboard.press(key)
      const { ms, problem } = await page.evaluate<Timed>('__timed')
      if (ms === undefined) throw new Error(`${key} changed no row: ${problem}`)
      keys.push(ms)
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  const { gaps, top } = await page.evaluate<Scrolled>(
    `__list.scroll(${JSON.stringify(scroller)}, ${STEP_PX}, ${FRAMES})`,
  )
  if (top < (STEP_PX * FRAMES) / 2) throw new Error(`The list moved only ${top} px.`)
  return { keys, gaps }
}
