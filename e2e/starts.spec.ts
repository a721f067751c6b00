import { expect } from '@playwright/test'
import { test } from './drivers/fixtures'
import type { FaultName } from './soak/starts/faults'
import { planOf } from './soak/starts/plan'
import { Starter } from './soak/starts/starter'

/** What only a whole browser shows of cold starts; `npm run starts` makes thousands (docs/testing.md). */
const FAULTS: readonly FaultName[] = ['worker-stopped', 'browser-killed']

test('a cold start shows its first screen with the worker stopped, the browser killed', async ({
  readyProfile,
}) => {
  const starter = await Starter.open('chromium', readyProfile)
  try {
    for (const [seed, fault] of FAULTS.entries()) {
      const plan = {
        ...planOf(seed, 'chromium'),
        address: '/1',
        server: 'stopped',
        fault,
        momentMs: null,
      } as const
      await test.step(fault, async () => {
        const { outcome, seen = '' } = await starter.start({ ...plan, slowdown: 1 }, () => undefined)
        expect(outcome, seen).toBe('screen')
      })
    }
  } finally {
    await starter.close()
  }
})
