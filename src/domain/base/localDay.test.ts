import { expect, it } from 'vitest'
import { dayBounds, localDay, localHour } from './localDay'

it('a day is the device’s own, from midnight to midnight', () => {
  expect(dayBounds('2026-12-31')).toEqual({
    from: new Date(2026, 11, 31).toISOString(),
    to: new Date(2027, 0, 1).toISOString(),
  })
  expect(localDay(new Date(2026, 0, 5, 23))).toBe('2026-01-05')
  expect(localHour(new Date(2026, 10, 23, 14).toISOString())).toBe(14)
})
