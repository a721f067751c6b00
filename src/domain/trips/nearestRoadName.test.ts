import { expect, it } from 'vitest'
import { nearestRoadName } from './nearestRoadName'
import type { DecodedPath } from './tripPath'

const path = (name: string | null, lat: number): DecodedPath => ({
  points: [
    [-87.7, lat],
    [-87.69, lat],
  ],
  mileAt: [0, 0.5],
  roads: [{ from: 0, to: 1, roadClass: 'minor', limitMph: 25, name }],
  dots: [],
})

it('names the nearest road that has a name', () => {
  const paths = [path('N Clark St', 41.9003), path('W Lake St', 41.9001), path(null, 41.9)]
  expect(nearestRoadName(paths, [-87.7, 41.9])).toBe('W Lake St')
})

it('names none where nothing was driven', () =>
  expect(nearestRoadName([path('N Clark St', 41.9)], [-87.6, 41.9])).toBeNull())
