import { describe, expect, it } from 'vitest'
import { aReport } from '#domain/testing/report'
import { type ReportContext, type ReportForm, reportForm, reportOf } from './reportForm'
import { reportProblems } from './reportProblems'
import { reportRuns } from './reportRun'

const context: ReportContext = {
  section: 'fleet',
  type: 'driverScores',
  createdBy: 'a-1',
  // A Sunday, at ten in the morning in Toronto.
  now: new Date('2026-11-22T15:00:00Z'),
  timeZone: 'America/Toronto',
}
const fresh = (change: Partial<ReportForm> = {}): ReportForm => ({
  ...reportForm(null, '', 'en', context),
  ...change,
})
const problems = (change: Partial<ReportForm>) => reportProblems(fresh(change), null, ['v-1'], context)
const repeats = { repeats: true } as const

describe('problems of a form', () => {
  it.each<[string, Partial<ReportForm>, string[]]>([
    ['a new one', {}, []],
    ['a schedule', repeats, []],
    ['no tag', { watch: 'tags' }, ['noTag']],
    ['vehicles that are gone', { watch: 'manual', vehicleIds: ['v-9'] }, ['noVehicle']],
    ['no days', { range: 'days' }, ['noDays']],
    ['days reversed', { range: 'days', firstDay: '2026-11-09', lastDay: '2026-11-02' }, ['daysReversed']],
    ['days to come', { range: 'days', firstDay: '2026-11-20', lastDay: '2026-11-22' }, ['daysToCome']],
    ['days of old', { range: 'days', firstDay: '2025-11-20', lastDay: '2025-11-22' }, ['daysNotKept']],
    [
      'a day that does not exist',
      { range: 'days', firstDay: '2026-02-01', lastDay: '2026-02-30' },
      ['noDays'],
    ],
    ['every 0 weeks', { ...repeats, repeatEvery: 0 }, ['repeatEvery']],
    ['no start', { ...repeats, start: null }, ['noStart']],
    ['an empty end', { ...repeats, hasEnd: true }, ['noEnd']],
    ['an end before the start', { ...repeats, hasEnd: true, end: '2026-11-20' }, ['endBeforeStart']],
    ['no times', { ...repeats, hasCount: true, occurrences: 0 }, ['occurrences']],
    ['an empty number', { ...repeats, hasCount: true, occurrences: null }, ['occurrences']],
    [
      'no such weekday in its days',
      { ...repeats, weekday: 'friday', hasEnd: true, end: '2026-11-25' },
      ['neverMade'],
    ],
    [
      'a schedule that is over',
      { ...repeats, start: '2026-09-01', weekday: 'friday', hasCount: true, occurrences: 3 },
      ['neverMade'],
    ],
  ])('%s', (_, change, found) => expect(problems(change)).toEqual(found))
})

describe('a changed report', () => {
  const stored = aReport({
    name: { en: 'Mine', 'es-MX': 'Mío', 'fr-CA': 'Le mien' },
    schedule: {
      startDaysAgo: 9,
      endDaysAgo: null,
      repeatEvery: 1,
      interval: 'day',
      weekday: null,
      dayOfMonth: null,
      occurrences: null,
    },
    runsFrom: { daysAgo: 9, minuteOfDay: 0 },
  })
  const form = reportForm(stored, '', 'es-MX', context)

  it('is the stored one where nothing was changed, its name in all languages', () => {
    const { id, ...rest } = stored
    expect(reportOf(form, stored, context)).toEqual(rest)
  })

  it('keeps the runs that were made when its schedule changes', () => {
    const changed = reportOf({ ...form, repeatEvery: 2 }, stored, context)
    expect(changed.earlierRuns.map(({ madeDaysAgo }) => madeDaysAgo)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(changed.runsFrom).toEqual({ daysAgo: 0, minuteOfDay: 600 })
  })

  it('on demand is made anew when its days change', () => {
    const once = aReport()
    const changed = reportOf({ ...reportForm(once, '', 'en', context), range: 'last60' }, once, context)
    expect(changed.earlierRuns).toHaveLength(1)
  })

  it.each<[string, Partial<ReportForm>]>([
    ['its schedule', { repeatEvery: 2 }],
    ['its days', { range: 'last60' }],
  ])('stays paused when %s change', (_, change) => {
    const paused = { ...stored, pausedOn: { daysAgo: 3, minuteOfDay: 720 } }
    const changed = reportOf({ ...form, ...change }, paused, context)
    expect(changed.pausedOn).toEqual(paused.pausedOn)
    expect(changed.earlierRuns[0]).toMatchObject({ madeDaysAgo: 9 })
    expect(changed.earlierRuns.at(-1)).toMatchObject({ madeDaysAgo: 3 })
    const made = reportRuns({ ...changed, id: 'rp-1' }, context.now, context.timeZone)
    expect(made).toEqual(changed.earlierRuns.toReversed())
  })

  it('is not paused when it is made once', () => {
    const paused = { ...stored, pausedOn: { daysAgo: 3, minuteOfDay: 720 } }
    expect(reportOf({ ...form, repeats: false }, paused, context).pausedOn).toBeNull()
  })
})
