import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { isSpeeding, lineAround, sliceLine, speedStretches, tripLine } from './tripLine'

const line = {
  points: [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as LngLat[],
  mileAt: [0, 10, 20],
}

describe('a part of a line', () => {
  it('begins and ends between points', () => {
    expect(sliceLine(line, 5, 15)).toEqual([
      [0.5, 0],
      [1, 0],
      [1, 0.5],
    ])
  })

  it('is all of it from the start to beyond the end, and nothing beyond', () => {
    expect(sliceLine(line, 0, Number.POSITIVE_INFINITY)).toEqual(line.points)
    expect(sliceLine(line, 20, 30)).toEqual([])
  })

  it('passes over points that stand on each other', () => {
    const doubled = { points: [line.points[0], ...line.points] as LngLat[], mileAt: [0, 0, 10, 20] }
    expect(sliceLine(doubled, 0, 10)).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
})

describe('the line around a moment', () => {
  const stretches = [
    { fromMi: 0, toMi: 8, over: false },
    { fromMi: 8, toMi: 14, over: true },
    { fromMi: 14, toMi: 20, over: false },
  ]

  it('is the whole speeding during which it happened', () => {
    expect(lineAround(line, stretches, 13, 2)).toEqual([
      [0.8, 0],
      [1, 0],
      [1, 0.4],
    ])
  })

  it('reaches as far as asked for on either side of any other moment, and not beyond the trip', () => {
    expect(lineAround(line, stretches, 19, 2)).toEqual([
      [1, 0.7],
      [1, 1],
    ])
  })
})

const readings = {
  seconds: 4,
  mileAt: [0, 2, 6, 12, 20],
  speedMph: [20, 40, 40, 20, 0],
  limitMph: [30, 30, 30, 30, 30],
}

describe('a trip by its speed', () => {
  it('is cut where the limit is crossed', () => {
    expect(speedStretches(readings)).toEqual([
      { fromMi: 0, toMi: 2, over: false },
      { fromMi: 2, toMi: 12, over: true },
      { fromMi: 12, toMi: 20, over: false },
    ])
  })

  it('is speeding from where road speeding begins, not where traffic flows a little over the limit', () => {
    expect([isSpeeding(34.9, 30), isSpeeding(35, 30)]).toEqual([false, true])
  })

  it('is drawn by speed behind the vehicle and pale ahead of it', () => {
    const parts = tripLine(line, speedStretches(readings), 10)
    expect(parts.map(({ tone }) => tone)).toEqual(['ahead', 'traveled', 'over'])
    expect(parts[0]?.points).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  it('is all behind at the end and all ahead at the start', () => {
    const stretches = speedStretches(readings)
    expect(tripLine(line, stretches, 20).map(({ tone }) => tone)).toEqual(['traveled', 'over', 'traveled'])
    expect(tripLine(line, stretches, 0).map(({ tone }) => tone)).toEqual(['ahead'])
  })
})
