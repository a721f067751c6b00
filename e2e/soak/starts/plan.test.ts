import { expect, it } from 'vitest'
import { planOf } from './plan'

const SEEDS = Array.from({ length: 2_000 }, (_, index) => index + 1)

it('draws the same start for a seed each time, and another one for the next', () => {
  expect(planOf(7, 'chromium')).toEqual(planOf(7, 'chromium'))
  expect(planOf(8, 'chromium').address).not.toBe(planOf(7, 'chromium').address)
})

it('lets nothing go wrong in a third of the starts, and every fault strike before and during one', () => {
  const plans = SEEDS.map((seed) => planOf(seed, 'chromium'))
  const sound = plans.filter(({ fault }) => fault === 'none').length / plans.length
  expect(sound).toBeGreaterThan(0.28)
  expect(sound).toBeLessThan(0.38)
  const locked = plans.filter(({ fault }) => fault === 'database-locked').map(({ momentMs }) => momentMs)
  expect(locked).toContain(null)
  expect(locked.some((moment) => moment !== null && moment < 500)).toBe(true)
  expect(locked.some((moment) => moment !== null && moment > 1_500)).toBe(true)
})

it('never strikes later than 3 s, and slows WebKit down by no switch that it does not have', () => {
  for (const seed of SEEDS) {
    expect(planOf(seed, 'chromium').momentMs ?? 0).toBeLessThanOrEqual(3_000)
    expect(planOf(seed, 'webkit').slowdown).toBe(1)
  }
})
