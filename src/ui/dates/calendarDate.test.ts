import { describe, expect, it } from 'vitest'
import { calendarDay } from '../../domain/kiosk/demoTime'
import { compareDays, noonIn } from './calendarDate'

describe('noonIn', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'America/Toronto', 'Pacific/Pago_Pago'])(
    'falls on the day in %s',
    (timeZone) => {
      const day = { year: 2026, month: 11, day: 21 }
      expect(calendarDay(noonIn(day, timeZone), timeZone, 0)).toEqual(day)
    },
  )
})

it('orders days by the calendar', () => {
  const day = { year: 2026, month: 11, day: 21 }
  expect(compareDays(day, { ...day, day: 22 })).toBeLessThan(0)
  expect(compareDays(day, { ...day, month: 1 })).toBeGreaterThan(0)
  expect(compareDays(day, day)).toBe(0)
})
