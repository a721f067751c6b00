import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { destinationPoint } from '#domain/geofence/geofenceMeasure'
import { boundaryCrossings, boundaryOf } from './boundary'

const SQUARE = boundaryOf({
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
  ],
})
/** A U that opens to the north. */
const NOTCHED = boundaryOf({
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [6, 0],
      [6, 4],
      [4, 4],
      [4, 1],
      [2, 1],
      [2, 4],
      [0, 4],
      [0, 0],
    ],
  ],
})
const directions = (points: LngLat[], boundary = SQUARE) =>
  boundaryCrossings(points, boundary).map(({ direction }) => direction)

describe('a path and the boundary of a fence (docs/firing.md F6)', () => {
  it('enters, and leaves again', () => {
    const crossings = boundaryCrossings(
      [
        [-2, 1],
        [2, 1],
        [2, 6],
      ],
      SQUARE,
    )
    expect(crossings).toEqual([
      { segment: 0, share: 0.5, direction: 'enter' },
      { segment: 1, share: 0.6, direction: 'exit' },
    ])
  })

  it('crosses several times within one segment', () => {
    expect(
      directions(
        [
          [-1, 2],
          [7, 2],
        ],
        NOTCHED,
      ),
    ).toEqual(['enter', 'exit', 'enter', 'exit'])
  })

  it('goes from inside to outside without having entered', () => {
    expect(
      directions([
        [2, 2],
        [9, 2],
      ]),
    ).toEqual(['exit'])
  })

  it('crosses once where a point of the path lies upon the boundary', () => {
    expect(
      directions([
        [-1, 2],
        [0, 2],
        [1, 2],
      ]),
    ).toEqual(['enter'])
    expect(
      directions([
        [-1, -1],
        [0, 0],
        [1, 1],
      ]),
    ).toEqual(['enter'])
  })

  it('only touches: a corner, or a point upon a side', () => {
    expect(
      directions([
        [-1, 1],
        [1, -1],
      ]),
    ).toEqual([])
    expect(
      directions([
        [-1, 1],
        [0, 2],
        [-1, 3],
      ]),
    ).toEqual([])
  })

  it('stays inside, or outside', () => {
    expect(
      directions([
        [1, 1],
        [3, 3],
        [1, 2],
      ]),
    ).toEqual([])
    expect(
      directions([
        [9, 1],
        [9, 9],
      ]),
    ).toEqual([])
  })

  it('enters and leaves by turns, and ends on the side on which it says', () => {
    const place = fc
      .tuple(fc.integer({ min: -200, max: 800 }), fc.integer({ min: -200, max: 600 }))
      .map(([x, y]): LngLat => [x / 100 + 0.0012345, y / 100 + 0.0023456])
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 30 }), (points) => {
        const turns = directions(points, NOTCHED)
        let inside = NOTCHED.contains(points[0] as LngLat)
        for (const turn of turns) {
          expect(turn).toBe(inside ? 'exit' : 'enter')
          inside = !inside
        }
        expect(inside).toBe(NOTCHED.contains(points.at(-1) as LngLat))
      }),
    )
  })
})

describe('a round fence', () => {
  const center: LngLat = [-87.6, 41.9]
  const circle = boundaryOf({ type: 'Circle', center, radiusMi: 2 })

  it('is crossed at its radius on the ground', () => {
    const line = [destinationPoint(center, 5, 70), destinationPoint(center, 5, 250)]
    const crossings = boundaryCrossings(line, circle)
    expect(crossings.map(({ direction }) => direction)).toEqual(['enter', 'exit'])
    for (const { share } of crossings) {
      const [[ax, ay], [bx, by]] = line as [LngLat, LngLat]
      expect(distanceMi(center, [ax + (bx - ax) * share, ay + (by - ay) * share])).toBeCloseTo(2, 2)
    }
  })

  it('is passed by what stays farther away', () => {
    const line = [destinationPoint(center, 2.1, 0), destinationPoint(center, 2.1, 40)]
    expect(boundaryCrossings(line, circle)).toEqual([
      expect.objectContaining({ direction: 'enter' }),
      expect.objectContaining({ direction: 'exit' }),
    ])
    expect(
      boundaryCrossings([destinationPoint(center, 2.1, 0), destinationPoint(center, 2.1, 10)], circle),
    ).toEqual([])
  })
})
