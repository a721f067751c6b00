import { describe, expect, it } from 'vitest'
import type { Trip } from './trip'
import { isEvent, nextEvent, previousEvent, type TripTrack, tripMoments } from './tripMoments'

const trip = {
  distanceMi: 10,
  dots: [
    { id: 1, type: 0, at: 0 },
    { id: 2, type: 4, at: 0.2 },
    { id: 3, type: 1, at: 0.6 },
    { id: 4, type: 9, at: 0.5 },
    { id: 5, type: 3, at: 1 },
  ],
} as unknown as Trip
const ends = { startLocation: 'Depot', endLocation: 'Clinic' }
const track: TripTrack = {
  positionAt: (miles) => [miles, 40],
  secondAt: (miles) => miles * 60,
  speedAt: (second) => ({ speedMph: second / 10, limitMph: 30 }),
  roadsOf: (index) => ({ road: `Road ${index}`, cross: null }),
}
const moments = tripMoments(trip, ends, track)

describe('the moments of a trip', () => {
  it('come in the order of their seconds, each with its place', () => {
    expect(moments.map(({ second }) => second)).toEqual([0, 120, 300, 360, 600])
    expect(moments.map(({ speedMph }) => speedMph)).toEqual([0, 12, 30, 36, 60])
    expect(moments.map(({ kind }) => kind)).toEqual([
      'start',
      'speedReading',
      'grouped',
      'hardBraking',
      'end',
    ])
    expect(moments[2]).toMatchObject({ position: [5, 40], road: 'Road 3', place: null })
  })

  it('name the places at both ends', () => {
    expect([moments[0]?.place, moments[4]?.place]).toEqual(['Depot', 'Clinic'])
  })

  it('are events but for start, end and speed readings', () => {
    expect(moments.filter(isEvent).map(({ dot }) => dot.id)).toEqual([4, 3])
  })

  it('know the next and the previous event of a second', () => {
    expect(nextEvent(moments, 0)?.dot.id).toBe(4)
    expect(nextEvent(moments, 300)?.dot.id).toBe(3)
    expect(nextEvent(moments, 360)).toBeUndefined()
    expect(previousEvent(moments, 360)?.dot.id).toBe(4)
    expect(previousEvent(moments, 301)).toBeUndefined()
  })
})
