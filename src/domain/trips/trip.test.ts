import { describe, expect, it } from 'vitest'
import { countDots, type Trip, type TripDot, tripEnd, tripStart } from './trip'

const NOW = new Date('2026-11-21T15:00:00Z')
const TORONTO = 'America/Toronto'
const trip = (changes: Partial<Trip>) => ({ minutes: 30, ...changes }) as Trip
const dot = (changes: Partial<TripDot>) => ({ type: 4, at: 0.5, ...changes }) as TripDot

describe('a trip', () => {
  it('of an earlier day ended at a time of that day, and began its minutes before', () => {
    const yesterday = trip({ ended: { daysAgo: 1, minuteOfDay: 9 * 60 } })
    expect(tripEnd(yesterday, NOW, TORONTO)).toEqual(new Date('2026-11-20T14:00:00Z'))
    expect(tripStart(yesterday, NOW, TORONTO)).toEqual(new Date('2026-11-20T13:30:00Z'))
  })

  it('of today ended some minutes ago', () => {
    expect(tripEnd(trip({ ended: { minutesAgo: 20 } }), NOW, TORONTO)).toEqual(
      new Date('2026-11-21T14:40:00Z'),
    )
  })
})

it('counts events alone and in groups', () => {
  const dots = [dot({ type: 1 }), dot({ type: 9, subtypes: ['hardBrake', 'roadSpeeding'] }), dot({ type: 2 })]
  expect(countDots({ dots }, 1, 'hardBrake')).toBe(2)
  expect(countDots({ dots }, 2, 'hardAcceleration')).toBe(1)
  expect(countDots({ dots }, 5)).toBe(0)
})
