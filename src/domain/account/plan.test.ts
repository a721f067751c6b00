import { expect, it } from 'vitest'
import { LOCKABLE_PARTS } from '#domain/device/capabilities'
import { DEFAULT_CONFIG } from '#domain/device/config'
import { comparePlans, currentPlan, linesOfPlan, linesWithFullPlan } from './plan'

const LINES = [{ item: 'connected', vehicles: 34 } as const, { item: 'coaching', vehicles: 12 } as const]

it('is on trial to its last day, and goes on as the full plan', () => {
  expect(currentPlan({ plan: 'trial', trialEndsDaysAgo: -23 })).toEqual({ plan: 'full', trialDaysLeft: 23 })
  expect(currentPlan({ plan: 'trial', trialEndsDaysAgo: 0 })).toEqual({ plan: 'full', trialDaysLeft: 0 })
  expect(currentPlan({ plan: 'trial', trialEndsDaysAgo: 1 })).toEqual({ plan: 'full', trialDaysLeft: null })
  expect(currentPlan({ plan: 'basic', trialEndsDaysAgo: -5 })).toEqual({ plan: 'basic', trialDaysLeft: null })
})

it('bills the full plan for every connected vehicle once the trial is over, and not before', () => {
  const withFull = [LINES[0], { item: 'fullPlan', vehicles: 34 }, LINES[1]]
  expect(linesWithFullPlan(LINES)).toEqual(withFull)
  expect(linesOfPlan(LINES, { plan: 'full', trialDaysLeft: null })).toEqual(withFull)
  expect(linesOfPlan(LINES, { plan: 'full', trialDaysLeft: 0 })).toEqual(LINES)
  expect(linesOfPlan(LINES, { plan: 'basic', trialDaysLeft: null })).toEqual(LINES)
})

it('compares the plans by what the product locks, and by all of it', () => {
  const compared = comparePlans({ config: DEFAULT_CONFIG, region: 'us', addOns: { camera: false } })
  expect(compared.map(({ part }) => part)).toEqual([...LOCKABLE_PARTS])
  for (const { has } of compared) expect(has).toEqual({ basic: false, full: true })
})
