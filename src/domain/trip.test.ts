import { describe, expect, it } from 'vitest'
import {
  countDots,
  dotAddress,
  dotPosition,
  type RegionTrip,
  type Trip,
  type TripDot,
  tripEnd,
  tripStart,
} from './trip'

const NOW = new Date('2026-11-21T15:00:00Z')
const TORONTO = 'America/Toronto'
const trip = (changes: Partial<Trip>) => ({ minutes: 30, ...changes }) as Trip
const dot = (changes: Partial<TripDot>) => ({ type: 4, at: 0.5, road: 0, ...changes }) as TripDot

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

describe('a dot', () => {
  const way: RegionTrip = {
    startLocation: 'Depot',
    endLocation: 'Clinic',
    start: [-87, 41],
    end: [-86, 42],
    roads: ['First', 'Second'],
  }

  it('lies as far along the line as along the trip', () => {
    expect(dotPosition(way, dot({ at: 0 }))).toEqual([-87, 41])
    expect(dotPosition(way, dot({ at: 0.5 }))).toEqual([-86.5, 41.5])
    expect(dotPosition(way, dot({ at: 1 }))).toEqual([-86, 42])
  })

  it('has the places at the ends and a crossing between for address', () => {
    expect(dotAddress(way, dot({ type: 0 }))).toBe('Depot')
    expect(dotAddress(way, dot({ type: 3, road: 1 }))).toBe('Clinic')
    expect(dotAddress(way, dot({ type: 6, road: 1 }))).toBe('Second')
  })
})

it('counts events alone and in groups', () => {
  const dots = [dot({ type: 1 }), dot({ type: 9, subtypes: ['hardBrake', 'roadSpeeding'] }), dot({ type: 2 })]
  expect(countDots({ dots }, 1, 'hardBrake')).toBe(2)
  expect(countDots({ dots }, 2, 'hardAcceleration')).toBe(1)
  expect(countDots({ dots }, 5)).toBe(0)
})
