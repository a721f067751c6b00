import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { madeTrip } from '#domain/testing/madeTrip'
import type { Trip, TripDot } from '#domain/trips/trip'
import { nightDay, shareAt } from './nightDay'
import { pieceOf, pointAt, trailOf, vehiclesAt } from './trails'

const LINE: LngLat[] = [
  [0, 0],
  [3, 0],
  [3, 1],
]
const dot = (type: TripDot['type'], at: number, minute: number, more: Partial<TripDot> = {}) =>
  ({ id: 1, type, at, minute, ...more }) as TripDot
const trip = (changes: Partial<Trip>): Trip =>
  ({
    id: 't-1',
    vehicleId: 'v-1',
    daysAgo: 1,
    ended: { daysAgo: 1, minuteOfDay: 620 },
    minutes: 20,
    dots: [dot(0, 0, 0), dot(1, 0.5, 15), dot(3, 1, 20)],
    ...changes,
  }) as Trip
const dayOf = (...trips: Trip[]) => nightDay(trips, 1, () => LINE)
const trailsOf = (...trips: Trip[]) =>
  (dayOf(...trips)?.trips ?? []).map((one) => trailOf(one, ([x, y]) => [x, y]))

describe('the day that plays in a minute', () => {
  it('goes from the first departure to the last arrival of its own trips', () => {
    const today = trip({ daysAgo: 0, ended: { minutesAgo: 3 } })
    const earlier = trip({ daysAgo: 2, ended: { daysAgo: 2, minuteOfDay: 300 } })
    expect(dayOf(trip({}), trip({ ended: { daysAgo: 1, minuteOfDay: 900 } }), today, earlier)).toMatchObject({
      fromMinute: 600,
      toMinute: 900,
      trips: [{ startMinute: 600 }, { startMinute: 880 }],
    })
    expect(dayOf(today)).toBeNull()
  })

  it('counts the events of a grouped dot each, at one place', () => {
    const grouped = dot(9, 0.4, 8, { subtypes: ['hardBrake', 'roadSpeeding'] })
    const shortStop = dot(6, 0.6, 12, { idleMinutes: 5 })
    const day = dayOf(trip({ dots: [dot(0, 0, 0), grouped, dot(4, 0.5, 10), shortStop, dot(3, 1, 20)] }))
    expect(day?.events).toBe(2)
    expect(day?.trips[0]?.events).toEqual([{ minute: 608, at: 0.4, kind: 'grouped' }])
  })

  it('leaves out a trip whose way is not stored', () => {
    expect(nightDay([trip({})], 1, () => undefined)).toBeNull()
  })
})

describe('a vehicle on its trip', () => {
  it('is at each stored reading at its minute, and even in between', () => {
    const [one] = dayOf(trip({}))?.trips ?? []
    expect([590, 600, 607.5, 615, 617.5, 620, 700].map((minute) => one && shareAt(one, minute))).toEqual([
      0, 0, 0.25, 0.5, 0.75, 1, 1,
    ])
  })

  it('never drives backward, whatever its readings', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const made = madeTrip(seed)
      const timed = made.dots.map((one) => ({ ...one, minute: Math.round(one.at * made.minutes) }))
      const ended = { daysAgo: 1, minuteOfDay: 600 }
      const [one] = dayOf({ ...made, dots: timed, daysAgo: 1, ended } as Trip)?.trips ?? []
      if (!one) throw new Error('no trip')
      let before = 0
      for (let minute = one.startMinute; minute <= one.endMinute; minute += 0.5) {
        const share = shareAt(one, minute)
        expect(share).toBeGreaterThanOrEqual(before)
        before = share
      }
      expect(before).toBe(1)
    }
  })

  it('is on its line by length, not by its points', () => {
    const [trail] = trailsOf(trip({}))
    if (!trail) throw new Error('no trail')
    expect(pointAt(trail, 0.5)).toEqual({ x: 2, y: 0 })
    expect(pointAt(trail, 1)).toEqual({ x: 3, y: 1 })
    expect(pieceOf(trail, 0.5, 1)).toEqual([
      { x: 2, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 1 },
    ])
    expect(pieceOf(trail, 0.5, 0.5)).toEqual([])
  })

  it('stands where its last trip ended, or its first one begins', () => {
    const trails = trailsOf(
      trip({}),
      trip({ id: 't-2', ended: { daysAgo: 1, minuteOfDay: 800 } }),
      trip({ id: 't-3', vehicleId: 'v-2', ended: { daysAgo: 1, minuteOfDay: 900 } }),
    )
    expect(vehiclesAt(trails, 700)).toEqual([
      { vehicleId: 'v-1', tripId: 't-1', isMoving: false, x: 3, y: 1 },
      { vehicleId: 'v-2', tripId: 't-3', isMoving: false, x: 0, y: 0 },
    ])
    expect(vehiclesAt(trails, 790)[0]).toMatchObject({ tripId: 't-2', isMoving: true })
  })
})
