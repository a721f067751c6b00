import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { aVehicle } from '#domain/testing/vehicle'
import type { VehicleMove } from './liveEvents'
import { LONGEST_GLIDE_MS, nextPlace, placeAt, withLivePlace } from './livePlace'

const move = (lng: number, speedMph = 30): VehicleMove => {
  const place = (lat: number) => ({ position: [lng, lat] satisfies LngLat, rotationDeg: 90 })
  return { vehicleId: 'v-1', speedMph, map: { us: place(1), ca: place(2), mx: place(3) } }
}

describe('a live place', () => {
  const first = nextPlace(undefined, move(0), 1_000)

  it('is where the first news of the vehicle says, in each region', () => {
    expect(placeAt(first, 'us', 5_000).position).toEqual([0, 1])
    expect(placeAt(first, 'mx', 5_000).position).toEqual([0, 3])
  })

  it('glides to the next one in the time that lay between them, and stays there', () => {
    const second = nextPlace(first, move(8), 2_000)
    expect([1_900, 2_000, 2_500, 3_000, 9_000].map((ms) => placeAt(second, 'ca', ms).position)).toEqual([
      [0, 2],
      [0, 2],
      [4, 2],
      [8, 2],
      [8, 2],
    ])
  })

  it('sets out from where it is shown when news comes early', () => {
    const second = nextPlace(first, move(8), 2_000)
    const third = nextPlace(second, move(20), 2_500)
    expect(placeAt(third, 'us', 2_500).position).toEqual([4, 1])
    expect(placeAt(third, 'us', 3_000).position).toEqual([20, 1])
  })

  it('is told at once after a gap', () => {
    const late = nextPlace(first, move(8), 1_000 + LONGEST_GLIDE_MS + 1)
    expect(placeAt(late, 'us', late.atMs).position).toEqual([8, 1])
  })
})

describe('a row', () => {
  const row = aVehicle()

  it('is itself while nothing is told of it', () => {
    expect(withLivePlace(row, undefined)).toBe(row)
  })

  it('has the place and the speed that were told', () => {
    const moved = withLivePlace(row, nextPlace(undefined, move(-79.4, 42), 0))
    expect(moved.details.map.ca).toMatchObject({ start: [-79.4, 2], speedMph: 42, rotationDeg: 90, path: '' })
    expect(moved.details.map.ca.icon).toBe(row.details.map.ca.icon)
    expect(row.details.map.ca.speedMph).not.toBe(42)
  })
})
