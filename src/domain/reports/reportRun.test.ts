import { describe, expect, it } from 'vitest'
import { aReport } from '#domain/testing/report'
import { nextRuns, reportRuns } from './reportRun'

const ZONE = 'America/Toronto'
/** A Sunday, at ten in the morning in Toronto. */
const NOW = new Date('2026-11-22T15:00:00Z')

const daily = {
  startDaysAgo: 3,
  endDaysAgo: null,
  repeatEvery: 1,
  interval: 'day',
  weekday: null,
  dayOfMonth: null,
  occurrences: null,
} as const

const made = (report: Parameters<typeof reportRuns>[0], now = NOW) =>
  reportRuns(report, now, ZONE).map(({ number, madeDaysAgo, madeMinute }) => [
    number,
    madeDaysAgo,
    madeMinute,
  ])

const SIX = 360

describe('runs of a schedule', () => {
  const report = aReport({ schedule: daily, runsFrom: { daysAgo: 9, minuteOfDay: 0 } })

  it('are due at six in the morning, the newest first', () => {
    expect(made(report)).toEqual([
      [4, 0, SIX],
      [3, 1, SIX],
      [2, 2, SIX],
      [1, 3, SIX],
    ])
    // A minute before six, today's run is still due.
    const early = new Date('2026-11-22T10:59:00Z')
    expect(made(report, early)[0]).toEqual([3, 1, SIX])
    expect(nextRuns(report, early, ZONE, 1)).toEqual([{ year: 2026, month: 11, day: 22 }])
  })

  it('cover the days before each, and the month before it', () => {
    const [newest] = reportRuns(report, NOW, ZONE)
    expect(newest).toMatchObject({ fromDaysAgo: 7, toDaysAgo: 1 })
    const monthly = aReport({ ...report, dateRange: { by: 'lastMonth' } })
    // October 1 and 31, seen from November 22.
    expect(reportRuns(monthly, NOW, ZONE)[0]).toMatchObject({ fromDaysAgo: 52, toDaysAgo: 22 })
  })

  it('stay at six by the clock when it is set back', () => {
    // Clocks went back in the night to November 1.
    const now = new Date('2026-11-01T11:00:00Z')
    expect(made(report, now)[0]).toEqual([4, 0, SIX])
    expect(made(report, new Date('2026-11-01T10:59:00Z'))[0]).toEqual([3, 1, SIX])
  })

  it('begin at once on the day on which it was created, and not on one on which it was changed', () => {
    const created = aReport({
      schedule: { ...daily, startDaysAgo: 0 },
      runsFrom: { daysAgo: 0, minuteOfDay: 600 },
    })
    expect(made(created)).toEqual([[1, 0, 600]])
    const [run] = reportRuns(created, NOW, ZONE)
    if (!run) throw new Error('no run')
    const changed = { ...created, earlierRuns: [run] }
    expect(made(changed)).toEqual([[1, 0, 600]])
  })

  it('end while it is paused, without a next one', () => {
    const paused = { ...report, pausedOn: { daysAgo: 1, minuteOfDay: 720 } }
    expect(made(paused)[0]).toEqual([3, 1, SIX])
    expect(nextRuns(paused, NOW, ZONE, 5)).toEqual([])
  })

  it('are left out once none of their days is kept', () => {
    const old = aReport({
      schedule: { ...daily, startDaysAgo: 200, interval: 'month', dayOfMonth: 1 },
      runsFrom: { daysAgo: 300, minuteOfDay: 0 },
    })
    for (const run of reportRuns(old, NOW, ZONE)) expect(run.toDaysAgo).toBeLessThanOrEqual(120)
    expect(reportRuns(old, NOW, ZONE).length).toBeGreaterThan(2)
  })
})
