import { describe, expect, it } from 'vitest'
import { speedingDotAt } from './speedingDot'
import type { TripDot } from './trip'

const dot = (id: number, type: TripDot['type'], minute: number): TripDot => ({
  id,
  type,
  minute,
  at: minute / 30,
  speedMph: 40,
  speedLimitMph: 25,
  odometerMi: 1,
})
const trip = { dots: [dot(1, 0, 0), dot(2, 5, 4), dot(3, 1, 9), dot(4, 12, 15), dot(5, 3, 30)] }

describe('the speeding that a notification tells', () => {
  it.each([
    [5, 2],
    [9, 2],
    [10, 4],
    [20, 4],
    [21, null],
  ])('of minute %d is dot %s', (minute, id) => {
    expect(speedingDotAt(trip, minute)?.id ?? null).toBe(id)
  })

  it('may be one of several events at once', () => {
    const grouped = { ...dot(6, 9, 25), subtypes: ['roadSpeeding' as const] }
    expect(speedingDotAt({ dots: [grouped] }, 25)?.id).toBe(6)
  })
})
