import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardDaysAgo, cardMonth, cardState, cardYears } from './card'

const NOW = new Date('2026-11-22T15:00:00Z')
const ZONE = 'America/Toronto'
const TODAY = { year: 2026, month: 11, day: 22 }

it('is good to the last day of its month, and said to end in that month and the one before', () => {
  expect(cardState({ year: 2026, month: 10 }, TODAY)).toBe('expired')
  expect(cardState({ year: 2026, month: 11 }, TODAY)).toBe('endsSoon')
  expect(cardState({ year: 2026, month: 12 }, TODAY)).toBe('endsSoon')
  expect(cardState({ year: 2027, month: 1 }, TODAY)).toBe('valid')
})

it('keeps a month as the days to its last day', () => {
  expect(cardDaysAgo({ year: 2026, month: 11 }, NOW, ZONE)).toBe(-8)
  const months = fc.record({
    year: fc.integer({ min: 2020, max: 2050 }),
    month: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(months, (month) => {
      expect(cardMonth(cardDaysAgo(month, NOW, ZONE), NOW, ZONE)).toEqual(month)
    }),
  )
})

it('offers the years of a new card, and that of the card that there is', () => {
  expect(cardYears(2026, 2028)).toHaveLength(11)
  expect(cardYears(2026, 2024)[0]).toBe(2024)
})
