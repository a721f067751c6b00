import { expect, test } from 'vitest'
import { FAULTS, planDay } from './plan'

test('the first twenty visits of a day meet every fault, and some are calm', () => {
  for (const seed of [1, 2, 3]) {
    const faults = planDay(seed, 20).map(({ fault }) => fault)
    expect(new Set(faults)).toEqual(new Set([...FAULTS, 'none']))
  }
})

test('a longer day of the same seed begins as the shorter one', () => {
  expect(planDay(7, 200).slice(0, 20)).toEqual(planDay(7, 20))
})
