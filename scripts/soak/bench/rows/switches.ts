import type { Page } from 'playwright'
import { until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import { pressHello } from '../pressHello'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow } from '../table'
import { tapAndTime } from '../tap'

const P95_MAX_MS = 100
const SLOWDOWN = 4
const ROUNDS = 5
const PRESSES = 12
/** As between two taps of a person. */
const PAUSE_MS = 250

const LANGUAGES = ['fr-CA', 'es-MX', 'en-CA', 'en'] as const
/** The themes and what the account menu calls them. */
const THEMES = [
  ['dark', 'Dark'],
  ['hall', 'High contrast'],
  ['light', 'Light'],
] as const

/** Row 7: another language on welcome, another theme in the shell; server stopped, CPU slowed down. */
export async function switches(sites: Sites, _options: BenchOptions): Promise<BenchRow[]> {
  const kiosk = await sites.kiosk()
  const floorMs = await pressHello(await sites.hello(), {
    count: PRESSES,
    cpuSlowdown: SLOWDOWN,
    pauseMs: PAUSE_MS,
  })
  return withCopiedProfile(
    await kiosk.visitedProfile(),
    { cpuSlowdown: SLOWDOWN, scripts: ['routeChange', 'attribute'], touch: true },
    async ({ page }) => {
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      const languages = await languageTimes(page)
      await page.goto(`${kiosk.url}/1`)
      await until(page, "document.querySelectorAll('tbody tr').length > 5", { everyMs: 100 })
      const themes = await themeTimes(page)
      return [row('language switch', languages, floorMs), row('theme switch', themes, floorMs)]
    },
  )
}

async function languageTimes(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const locale of LANGUAGES) {
      times.push(
        await tapAndTime(
          page,
          `label:has(input[value="${locale}"])`,
          `__expectAttribute('lang', '${locale}')`,
        ),
      )
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  // The first showing of each language loads its catalog; a visitor waits for that one too.
  return times
}

async function themeTimes(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [theme, name] of THEMES) {
      await page.locator('header [aria-haspopup="menu"]').tap()
      const choice = `[role="menuitemradio"]:has-text("${name}")`
      await page.locator(choice).waitFor()
      await page.waitForTimeout(PAUSE_MS)
      times.push(await tapAndTime(page, choice, `__expectAttribute('data-theme', '${theme}')`))
      await page.keyboard.press('Escape')
      await page.locator(choice).waitFor({ state: 'detached' })
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  return times
}

function row(what: string, times: readonly number[], floorMs: number): BenchRow {
  return {
    row: 7,
    what: `${what} to paint, p95, CPU ${SLOWDOWN}x slower`,
    measured: { value: percentile(times, 95), unit: 'ms' },
    reference: { value: floorMs, unit: 'ms', what: 'a press in the hello-world' },
    target: { of: 'value', max: P95_MAX_MS },
    note: `${times.length} switches, median ${median(times).toFixed(0)} ms`,
    samples: { ms: [...times] },
  }
}
