import { withCopiedProfile } from './browser'
import type { Site } from './site'
import { percentile } from './statistics'
import { expectRoute, tapAndTime } from './tap'

export interface Presses {
  count: number
  cpuSlowdown: number
  /** Between two presses. */
  pauseMs: number
}

/** The clock of the taps on a page that has nothing to change but a number: what the method itself costs, p95 in ms. */
export async function pressHello(hello: Site, { count, cpuSlowdown, pauseMs }: Presses): Promise<number> {
  const options = { cpuSlowdown, scripts: ['routeChange'], touch: true } as const
  return withCopiedProfile(await hello.visitedProfile(), options, async ({ page }) => {
    await page.goto(`${hello.url}/welcome`)
    const times: number[] = []
    for (let index = 0; index < count; index += 1) {
      times.push(await tapAndTime(page, '[aria-labelledby="welcome-fleet"]', expectRoute('/welcome')))
      await page.waitForTimeout(pauseMs)
    }
    return percentile(times, 95)
  })
}
