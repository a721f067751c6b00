import { describe, expect, it } from 'vitest'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import { isInside, REGIONS } from '../plan/regions'
import { TRIP_PLACES } from './tripPlaces'

describe('the places of trips', () => {
  it.each(REGIONS)('lie inside the box of %s, each with a name of its own', (region) => {
    const outside = TRIP_PLACES[region].filter(({ position }) => !isInside(DRIVING_BOXES[region], position))
    expect(outside).toEqual([])
    expect(new Set(TRIP_PLACES[region].map(({ name }) => name)).size).toBe(TRIP_PLACES[region].length)
  })
})
