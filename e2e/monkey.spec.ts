import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import { conditionsOf } from './soak/monkey/conditions'
import { openSession } from './soak/monkey/session'
import { trailLines } from './soak/monkey/trail'
import { walkNeighbors, wander } from './soak/monkey/walk'

/** That the monkey can walk; `npm run soak` lets it, with ever new seeds (docs/testing.md). */

const SEED = 6
const STEPS = 12

test('a few steps by seed break no invariant, and record what the taps activated', async ({
  readyProfile,
}) => {
  const conditions = conditionsOf(SEED, '/home')
  const { walker, close } = await openSession('chromium', conditions, readyProfile)
  try {
    let recorded = 0
    const walked = await wander({
      walker,
      start: conditions.start,
      seed: SEED,
      count: STEPS,
      onStep: (_, state) => {
        recorded = Math.max(recorded, state.recorded.length)
      },
    })
    expect(walked.broken, trailLines({ ...conditions, ...walked }).join('\n')).toEqual([])
    expect(walked.steps).toHaveLength(STEPS)
    expect(recorded).toBeGreaterThan(0)
  } finally {
    await close()
  }
})

test('the ways between neighboring states of a screen break no invariant', async ({ readyProfile }) => {
  const start = { address: '/11', width: 1180, height: 820, stored: {} }
  const conditions = { seed: 0, touch: false, motion: false, start }
  const { walker, close } = await openSession('chromium', conditions, readyProfile)
  try {
    const walked = await walkNeighbors({ walker, start, mostSteps: STEPS })
    const lines = trailLines({ ...conditions, ...walked })
    expect(walked.broken, lines.join('\n')).toEqual([])
    expect(walked.steps.length).toBeGreaterThan(STEPS / 2)
  } finally {
    await close()
  }
})
