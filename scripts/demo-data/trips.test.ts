import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../src/domain/seededRandom'
import { distanceMi } from './geo'
import { DRIVING_BOXES, isInside, REGIONS } from './regions'
import { CROSSINGS, LINE_SHARE, nextPlace, TRIP_PLACES } from './tripPlaces'
import { buildTrips, todaysTrips } from './trips'

describe('the places of trips', () => {
  it.each(REGIONS)('lie inside the box of %s, each with a name of its own', (region) => {
    const outside = TRIP_PLACES[region].filter(({ position }) => !isInside(DRIVING_BOXES[region], position))
    expect(outside).toEqual([])
    expect(new Set(TRIP_PLACES[region].map(({ name }) => name)).size).toBe(TRIP_PLACES[region].length)
    expect(new Set(CROSSINGS[region]).size).toBe(CROSSINGS[region].length)
  })

  it('are never further than the trip is long', () => {
    const any = fc.constantFrom(
      ...REGIONS.flatMap((region) => TRIP_PLACES[region].map((from) => ({ region, from }))),
    )
    fc.assert(
      fc.property(
        any,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.nat(),
        ({ region, from }, miles, seed) => {
          const to = nextPlace(seededRandom(seed), region, from, miles)
          expect(distanceMi(from.position, to.position)).toBeLessThanOrEqual(miles * LINE_SHARE)
        },
      ),
    )
  })
})

describe('trips', () => {
  it('are the same whenever they are made', () => {
    expect(buildTrips()).toEqual(buildTrips())
  })

  it('of today are apart, each some minutes ago', () => {
    const today = todaysTrips()
    expect(today.length).toBeGreaterThan(20)
    expect(today.filter(({ daysAgo, ended }) => daysAgo !== 0 || !('minutesAgo' in ended))).toEqual([])
  })
})
