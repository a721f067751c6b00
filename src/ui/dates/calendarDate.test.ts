import { expect, it } from 'vitest'
import { compareDays } from './calendarDate'

it('orders days by the calendar', () => {
  const day = { year: 2026, month: 11, day: 21 }
  expect(compareDays(day, { ...day, day: 22 })).toBeLessThan(0)
  expect(compareDays(day, { ...day, month: 1 })).toBeGreaterThan(0)
  expect(compareDays(day, day)).toBe(0)
})
