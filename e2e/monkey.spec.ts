import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import { SOFTWARE_WEBGL } from './drivers/mapScreen'
import { openChromium } from './monkey/chromiumSession'
import { conditionsOf } from './monkey/conditions'
import { trailLines } from './monkey/trail'
import { walkNeighbors, wander } from './monkey/walk'

/** Short walks of the monkey with fixed seeds, and between neighboring states; `npm run monkey` walks further (docs/testing.md). */
test.use({ launch: SOFTWARE_WEBGL })

const STEPS = 60
const NEIGHBOR_STEPS = 40

for (const seed of [6, 7])
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

for (const address of ['/0', '/1/detail/v-1'])
  test(`${address}: the ways between neighboring states break no invariant`, async ({ readyProfile }) => {
    const start = { address, width: 1180, height: 820, stored: {} }
    const conditions = { seed: 0, touch: false, motion: false, start }
    const { walker, close } = await openChromium(conditions, readyProfile)
    try {
      const walked = await walkNeighbors({ walker, start, mostSteps: NEIGHBOR_STEPS })
      expect(walked.broken, trailLines({ ...conditions, ...walked }).join('\n')).toEqual([])
      expect(walked.steps.length).toBeGreaterThan(NEIGHBOR_STEPS / 2)
    } finally {
      await close()
    }
  })
