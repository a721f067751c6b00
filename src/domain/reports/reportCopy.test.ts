import { expect, it } from 'vitest'
import { aReport } from '#domain/testing/report'
import type { ReportSchedule } from './report'
import { copiedSchedule } from './reportCopy'
import { nextRuns, reportRuns } from './reportRun'

// A Sunday, at ten in the morning in Toronto.
const CLOCK = { now: new Date('2026-11-22T15:00:00Z'), timeZone: 'America/Toronto' }
const AT = { daysAgo: 0, minuteOfDay: 600 }
const DAILY: ReportSchedule = {
  startDaysAgo: 9,
  endDaysAgo: null,
  repeatEvery: 1,
  interval: 'day',
  weekday: null,
  dayOfMonth: null,
  occurrences: null,
}

const copyOf = (schedule: Partial<ReportSchedule>) => copiedSchedule({ ...DAILY, ...schedule }, AT, CLOCK)

it.each<[string, Partial<ReportSchedule>]>([
  ['goes on', {}],
  ['has days to come', { endDaysAgo: -3 }],
  ['has times to come', { occurrences: 20 }],
  ['has not begun', { startDaysAgo: -2, endDaysAgo: -4 }],
])('a copy keeps a schedule that %s', (_, schedule) => {
  expect(copyOf(schedule)).toEqual({ ...DAILY, ...schedule })
})

it('a copy of one whose times are over begins today with all of them', () => {
  expect(copyOf({ occurrences: 3 })).toEqual({ ...DAILY, startDaysAgo: 0, occurrences: 3 })
})

it('a copy of one that ended lasts as long from today', () => {
  expect(copyOf({ endDaysAgo: 2 })).toEqual({ ...DAILY, startDaysAgo: 0, endDaysAgo: -7 })
})

it('a copy whose days would have no such weekday ends with its first run', () => {
  const weekly = { interval: 'week', weekday: 'friday', startDaysAgo: 11, endDaysAgo: 8 } as const
  expect(copyOf(weekly)).toEqual({ ...DAILY, ...weekly, startDaysAgo: 0, endDaysAgo: -5 })
})

it('a copy of one that ended makes reports', () => {
  for (const schedule of [{ occurrences: 1 }, { endDaysAgo: 9 }, { endDaysAgo: 0 }]) {
    const copy = aReport({ schedule: copyOf(schedule), runsFrom: AT })
    const { now, timeZone } = CLOCK
    expect(reportRuns(copy, now, timeZone).length + nextRuns(copy, now, timeZone, 1).length).toBeGreaterThan(
      0,
    )
  }
})
