import type { Page } from 'playwright'
import { barePress } from '../barePress'
import { until, withCopiedProfile } from '../browser'
import type { BenchOptions } from '../options'
import type { Sites } from '../sites'
import { median, percentile } from '../statistics'
import type { BenchRow, Reference } from '../table'
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
  const reference = await barePress({ count: PRESSES, cpuSlowdown: SLOWDOWN, pauseMs: PAUSE_MS })
  return withCopiedProfile(
    await kiosk.visitedProfile(),
    { cpuSlowdown: SLOWDOWN, scripts: ['clock'], touch: true },
    async ({ page }) => {
      await page.goto(`${kiosk.url}/welcome`)
      await until(page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      const languages = await languageTimes(page)
      await page.goto(`${kiosk.url}/1`)
      await until(page, "document.querySelectorAll('tbody tr').length > 5", { everyMs: 100 })
      const themes = await themeTimes(page)
      return [row('language switch', languages, reference), row('theme switch', themes, reference)]
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
          `document.documentElement.lang === '${locale}'`,
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
      times.push(await tapAndTime(page, choice, `document.documentElement.dataset.theme === '${theme}'`))
      await page.keyboard.press('Escape')
      await page.locator(choice).waitFor({ state: 'detached' })
      await page.waitForTimeout(PAUSE_MS)
    }
  }
  return times
}

function row(what: string, times: readonly number[], reference: Reference): BenchRow {
  return {
    row: 7,
    what: `${what} to paint, p95, CPU ${SLOWDOWN}x slower`,
    measured: { value: percentile(times, 95), unit: 'ms' },
    reference,
    target: { of: 'value', max: P95_MAX_MS },
    note: `${times.length} switches, to the second frame after it; median ${median(times).toFixed(0)} ms`,
    samples: { ms: [...times] },
  }
}
