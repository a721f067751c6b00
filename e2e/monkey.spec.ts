import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import { SOFTWARE_WEBGL } from './drivers/mapScreen'
import { openChromium } from './monkey/chromiumSession'
import { conditionsOf } from './monkey/conditions'
import { trailLines } from './monkey/trail'
import { wander } from './monkey/walk'

/** A short walk of the monkey with fixed seeds; `npm run monkey` walks further (docs/testing.md). */
test.use({ launch: SOFTWARE_WEBGL })

const STEPS = 60

for (const seed of [3, 6, 7])
  test(`wandering by seed ${seed} breaks no invariant, with the server stopped`, async ({ readyProfile }) => {
    const conditions = conditionsOf(seed)
    const { walker, close } = await openChromium(conditions, readyProfile)
    try {
      const walked = await wander({ walker, start: conditions.start, seed, count: STEPS })
      expect(walked.broken, trailLines({ ...conditions, ...walked }).join('\n')).toEqual([])
      expect(walked.steps).toHaveLength(STEPS)
    } finally {
      await close()
    }
  })
