import { expect, it } from 'vitest'
import { calendarDay, workingDay } from '#domain/base/demoTime'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import { type Trip, tripEnd, tripStart } from '#domain/trips/trip'
import { committedRows } from '../testing/committedRows'

const { trips } = committedRows()
const ZONE = DEFAULT_TIME_ZONE

/** Trips of each vehicle as the history numbers them. */
const histories = [...new Set(trips.map(({ vehicleId }) => vehicleId))].map((id) =>
  trips
    .filter(({ vehicleId }) => vehicleId === id)
    .sort((a, b) => b.daysAgo - a.daysAgo || a.number - b.number),
)

it.each([
  ['just after midnight', '2026-11-21T05:05:00Z'],
  ['half an hour after midnight', '2026-11-21T05:30:00Z'],
  ['in the second hour', '2026-11-21T06:20:00Z'],
  ['before midnight', '2026-11-22T04:55:00Z'],
  ['just before the day begins', '2026-11-21T09:59:00Z'],
  ['as the day begins', '2026-11-21T10:00:00Z'],
  ['in the night that has an hour twice, the first time', '2026-11-01T05:20:00Z'],
  ['in the night that has an hour twice, the second time', '2026-11-01T06:20:00Z'],
  ['as the day with an hour twice begins', '2026-11-01T10:00:00Z'],
  ['in the night that lacks an hour', '2026-03-08T07:20:00Z'],
  ['as the day that lacks an hour begins', '2026-03-08T09:00:00Z'],
  ['the night after it', '2026-03-09T04:05:00Z'],
])('keeps trips in their order and on their day %s', (_, iso) => {
  const now = new Date(iso)
  const onOwnDay = (trip: Trip): boolean => {
    const day = workingDay(now, ZONE, trip.daysAgo)
    const next = workingDay(now, ZONE, trip.daysAgo - 1)
    const starts = calendarDay(tripStart(trip, now, ZONE), ZONE, 0)
    // A night belongs to the day before.
    return starts.day === day.day || (trip.daysAgo === 0 && starts.day === next.day)
  }
  for (const own of histories) {
    expect(own.filter((trip) => !onOwnDay(trip)).map(({ id }) => id)).toEqual([])
    const overlapping = own.filter((trip, at) => {
      const before = own[at - 1]
      return before && tripEnd(before, now, ZONE) > tripStart(trip, now, ZONE)
    })
    expect(overlapping.map(({ id }) => id)).toEqual([])
  }
})
