import { withBrowser } from './browser'
import { BARE_PAGE } from './fixtures/barePage'
import { percentile } from './statistics'
import type { Reference } from './table'
import { tapAndTime } from './tap'
import { newFolder, removeFolder } from './tempFolder'

export interface Presses {
  count: number
  cpuSlowdown: number
  /** Between two presses. */
  pauseMs: number
}

/** The clock of the rows on a page that has nothing to change but a number: what the method itself costs, p95. */
export async function barePress({ count, cpuSlowdown, pauseMs }: Presses): Promise<Reference> {
  const folder = newFolder('bare-press')
  const options = { cpuSlowdown, scripts: ['clock'], touch: true } as const
  try {
    return await withBrowser(folder, options, async ({ page }) => {
      await page.goto(BARE_PAGE)
      const times: number[] = []
      for (let number = 1; number <= count; number += 1) {
        times.push(
          await tapAndTime(page, 'button', `document.querySelector('h1').textContent === '${number}'`),
        )
        await page.waitForTimeout(pauseMs)
      }
      return { value: percentile(times, 95), unit: 'ms', what: 'a bare press' }
    })
  } finally {
    removeFolder(folder)
  }
}
