import { describe, expect, it } from 'vitest'
import { groupByDay } from './feedDays'
import { timelineDays } from './timeline'

const NOW = new Date('2026-11-20T15:00:00Z')
const ZONE = 'America/Toronto'
const at = (text: string) => new Date(text)
const same = (date: Date) => date

describe('days of a feed', () => {
  it('are the calendar’s in the time zone, also for what came after midnight', () => {
    const rows = ['2026-11-21T06:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T04:59:00Z'].map(at)
    const days = groupByDay(rows, same, NOW, ZONE)
    expect(days.map(({ daysAgo, rows: of }) => [daysAgo, of.length])).toEqual([
      [-1, 1],
      [0, 1],
      [1, 1],
    ])
  })
})

describe('a timeline', () => {
  it('counts the hours of the wall clock and stands newest first', () => {
    const [day] = timelineDays(
      ['2026-11-20T13:05:00Z', '2026-11-20T14:30:00Z', '2026-11-20T14:00:00Z'].map(at),
      same,
      NOW,
      ZONE,
    )
    expect(day?.count).toBe(3)
    expect(day?.perHour[8]).toBe(1)
    expect(day?.perHour[9]).toBe(2)
    expect(day?.lines.map((line) => line.kind === 'entry' && line.entry.toISOString().slice(11, 16))).toEqual(
      ['14:30', '14:00', '13:05'],
    )
  })

  it('says where nothing happened for more than two hours, and not between days', () => {
    const days = timelineDays(
      ['2026-11-20T14:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T09:59:00Z', '2026-11-19T10:00:00Z'].map(
        at,
      ),
      same,
      NOW,
      ZONE,
    )
    expect(days.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([
      ['entry', 'entry', 'quiet', 'entry'],
      ['entry'],
    ])
    expect(days[0]?.lines[2]).toMatchObject({ minutes: 121 })
  })
})
