import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import type { TripSummaryDot } from '#domain/vehicle/vehicle'
import type { Trip } from './trip'
import type { DecodedPath } from './tripPath'
import { sketchOf, summaryDots } from './tripSketch'

const dot = (num: TripSummaryDot['num'], ...position: LngLat): TripSummaryDot => ({ type: 4, position, num })
const day = (...dots: TripSummaryDot[]) => ({ dots, mapSize: [320, 180] as [number, number] })
const NO_LINES = new Map<number, LngLat[]>()

describe('the sketch of a day', () => {
  it('has its trips in the order of their numbers', () => {
    const { trips } = sketchOf(day(dot(2, 0, 0), dot(2, 1, 0), dot(1, 0, 1), dot(1, 1, 1)), NO_LINES)
    expect(trips.map(({ num }) => num)).toEqual([1, 2])
  })

  it('puts north up and east to the right', () => {
    const [trip] = sketchOf(day(dot(1, 0, 0), dot(1, 1, 1)), NO_LINES).trips
    const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = trip?.line ?? []
    expect(toX).toBeGreaterThan(fromX)
    expect(toY).toBeLessThan(fromY)
  })

  it('follows the streets where it knows them, with the number halfway', () => {
    const street: LngLat[] = [
      [0, 0],
      [0.1, 0],
      [0.4, 0],
    ]
    const [trip] = sketchOf(day(dot(1, 0, 0), dot(1, 0.4, 0)), new Map([[1, street]])).trips
    const [[fromX] = [0], , [toX] = [0]] = trip?.line ?? []
    expect(trip?.line).toHaveLength(3)
    expect(trip?.label[0]).toBeCloseTo((fromX + toX) / 2)
  })

  it('keeps the numbers of two trips on the same street apart', () => {
    const out = [dot(1, 0, 0), dot(1, 0.4, 0.1)]
    const back = [dot(2, 0.4, 0.1), dot(2, 0, 0)]
    const [one, two] = sketchOf(day(...out, ...back), NO_LINES).trips.map(({ label }) => label)
    expect(Math.hypot((one?.[0] ?? 0) - (two?.[0] ?? 0), (one?.[1] ?? 0) - (two?.[1] ?? 0))).toBeGreaterThan(
      20,
    )
  })

  it('marks what happened on the way, not the ends', () => {
    const [trip] = sketchOf(day(dot(1, 0, 0), dot(1, 0.2, 0), dot(1, 0.4, 0)), NO_LINES).trips
    expect(trip?.dots).toHaveLength(1)
  })

  it('is empty for a vehicle that nobody drove', () => {
    expect(sketchOf(day(), NO_LINES).trips).toEqual([])
  })

  it('stays inside the picture wherever the trips lie, also when they lie on one spot', () => {
    const lngLat = fc.tuple(
      fc.double({ min: -120, max: -60, noNaN: true }),
      fc.double({ min: 15, max: 60, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(lngLat, { minLength: 1, maxLength: 12 }), (positions) => {
        const { trips } = sketchOf(day(...positions.map((at) => dot(1, ...at))), NO_LINES)
        for (const [x, y] of trips.flatMap(({ line, label, dots }) => [...line, label, ...dots])) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(320)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(180)
        }
      }),
    )
  })
})

describe('the dots of a trip', () => {
  const trip = {
    number: 2,
    distanceMi: 4,
    dots: [
      { type: 0, at: 0 },
      { type: 1, at: 0.5 },
      { type: 3, at: 1 },
    ],
    map: { us: { start: [0, 0], end: [0.4, 0] } },
  } as Trip
  const path = {
    points: [
      [0, 0],
      [0.4, 0],
    ],
    mileAt: [0, 4],
  } as Pick<DecodedPath, 'points' | 'mileAt'> as DecodedPath

  it('lie on its way by their share of it', () => {
    expect(summaryDots(trip, 'us', path)).toEqual([
      { type: 0, num: 2, position: [0, 0] },
      { type: 1, num: 2, position: [0.2, 0] },
      { type: 3, num: 2, position: [0.4, 0] },
    ])
  })

  it('are its start and end where no way is known', () => {
    expect(summaryDots(trip, 'us', null).map(({ position }) => position)).toEqual([
      [0, 0],
      [0.4, 0],
    ])
  })
})
