import { expect, it } from 'vitest'
import { economyMpg } from './energy'

it('is miles a gallon', () => {
  expect(economyMpg(100, 4, false)).toBe(25)
})

it('is miles a gallon equivalent for kWh', () => {
  expect(economyMpg(100, 33.7, true)).toBeCloseTo(100)
})

it.each([0, -1, Number.NaN])('is nothing for an energy of %s', (energy) => {
  expect(economyMpg(100, energy, false)).toBeNull()
})
