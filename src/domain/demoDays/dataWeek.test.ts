import { describe, expect, it } from 'vitest'
import { DATA_WEEKDAY, dataWeekShift, shownDaysAgo } from './dataWeek'

const ZONE = 'America/Toronto'
/** Wednesday, November 18, 2026. */
const WEDNESDAY = Date.UTC(2026, 10, 18, 17)
const DAY_MS = 86_400_000

describe('dataWeekShift', () => {
  it('is none on the weekday of the files', () => {
    expect(dataWeekShift(new Date(WEDNESDAY), ZONE)).toBe(0)
  })

  it('takes the working day, which a night still belongs to', () => {
    expect(dataWeekShift(new Date('2026-11-19T08:00:00Z'), ZONE)).toBe(0)
  })
})

describe('shownDaysAgo', () => {
  it('brings every day of the files to its own weekday', () => {
    for (let ahead = 0; ahead < 7; ahead += 1) {
      const now = new Date(WEDNESDAY + ahead * DAY_MS)
      const shift = dataWeekShift(now, ZONE)
      for (let daysAgo = 1; daysAgo <= 119; daysAgo += 1) {
        const shown = new Date(now.getTime() - shownDaysAgo(daysAgo, shift, 120) * DAY_MS)
        expect((shown.getUTCDay() + daysAgo) % 7).toBe(DATA_WEEKDAY)
      }
    }
  })

  it('keeps a day in its run of seven, and gives no two the same', () => {
    const shown = Array.from({ length: 120 }, (_, at) => shownDaysAgo(at + 1, 4, 120))
    expect(new Set(shown).size).toBe(120)
    expect(shown.every((day, at) => Math.floor((day - 1) / 7) === Math.floor(at / 7))).toBe(true)
  })

  it('leaves today, days to come and the rest of the history', () => {
    expect([0, -3, 120].map((day) => shownDaysAgo(day, 5, 120))).toEqual([0, -3, 120])
  })
})
