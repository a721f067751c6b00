import { expect, it } from 'vitest'
import { makeDates } from './dates'

const at = (now: string) =>
  makeDates({
    locale: 'en',
    timeZone: 'America/Toronto',
    hourCycle: 'auto',
    dateFormat: 'auto',
    now: new Date(now),
  })

it.each([
  ['just after midnight', '2026-11-21T05:05:00Z'],
  ['the minute before five', '2026-11-21T09:59:00Z'],
  ['noon', '2026-11-21T17:00:00Z'],
])('what is made at %s is dated on the calendar’s day, by day and by time', (_, now) => {
  const { stamp, daysAgo, date, at: placed } = at(now)
  expect(daysAgo(stamp().daysAgo)).toBe('Nov 21, 2026')
  expect(date(placed(stamp()))).toBe('Nov 21, 2026')
})
