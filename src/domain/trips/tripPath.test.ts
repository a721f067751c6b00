import { describe, expect, it } from 'vitest'
import { encodePolyline } from '#domain/geo/polyline'
import { decodePath, pointAlong } from './tripPath'

/** A little over a mile to the east, then as far to the north. */
const ROW = {
  names: ['W Lake St', 'N Pulaski Rd'],
  trips: {
    't-101': {
      miles: 3,
      line: encodePolyline([
        [-87.75, 41.88],
        [-87.74, 41.88],
        [-87.73, 41.88],
        [-87.73, 41.895],
      ]),
      roads: '2c30,0 1a62.1',
      dots: '0,1 ,1 0,',
    },
  },
}

describe('a path', () => {
  const path = decodePath(ROW, 't-101')
  if (!path) throw new Error('no path')

  it('has its points, and roads between them', () => {
    expect(path.points[1]).toEqual([-87.74, 41.88])
    expect(path.roads).toEqual([
      { from: 0, to: 2, roadClass: 'primary', limitMph: 30, name: 'W Lake St' },
      { from: 2, to: 3, roadClass: 'motorway', limitMph: 62.1, name: null },
    ])
  })

  it("ends after exactly the trip's distance", () => {
    expect(path.mileAt[0]).toBe(0)
    expect(path.mileAt.at(-1)).toBe(3)
  })

  it('names the roads of its dots where they have names', () => {
    expect(path.dots).toEqual([
      { road: 'W Lake St', cross: 'N Pulaski Rd' },
      { road: null, cross: 'N Pulaski Rd' },
      { road: 'W Lake St', cross: null },
    ])
  })

  it('knows position, bearing, road and limit along the way', () => {
    const half = pointAlong(path, (path.mileAt[1] ?? 0) / 2)
    expect(half.position[0]).toBeCloseTo(-87.745, 6)
    expect(half.bearingDeg).toBeCloseTo(90, 1)
    expect(half).toMatchObject({ road: 'W Lake St', limitMph: 30 })
    expect(pointAlong(path, 2.9)).toMatchObject({ road: null, limitMph: 62.1, bearingDeg: 0 })
  })

  it('stays at its ends before the first and after the last mile', () => {
    expect(pointAlong(path, -1).position).toEqual([-87.75, 41.88])
    expect(pointAlong(path, 9).position).toEqual([-87.73, 41.895])
  })
})

it('is null for a trip that is not in the row', () => {
  expect(decodePath(ROW, 't-102')).toBeNull()
  expect(decodePath(ROW, 'toString')).toBeNull()
})

it('rejects a malformed road', () => {
  const wrong = { ...ROW, trips: { 't-101': { ...ROW.trips['t-101'], roads: '3z30' } } }
  expect(() => decodePath(wrong, 't-101')).toThrow('3z30')
})
