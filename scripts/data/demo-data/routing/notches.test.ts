import { expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { notches } from './notches'

/** A line through corners in meters east and north of a spot in Chicago. */
function lineThrough(...corners: readonly (readonly [east: number, north: number])[]): LngLat[] {
  return corners.map(([east, north]) => [-87.7 + east / 82_700, 41.9 + north / 111_195])
}

it('finds a spike into a side street', () => {
  const [spike, ...others] = notches(lineThrough([0, 0], [500, 0], [500, 80], [500, 0], [1000, 0]))
  expect(others).toEqual([])
  expect(spike?.fromM).toBeLessThanOrEqual(500)
  expect(spike?.toM).toBeGreaterThanOrEqual(660)
})

it('finds a way around a block that ends where it began', () => {
  expect(notches(lineThrough([0, 0], [500, 0], [500, 100], [400, 100], [400, -500]))).toHaveLength(1)
})

it('finds two streets that lie close, one out and one back', () => {
  expect(notches(lineThrough([0, 0], [500, 0], [500, 200], [550, 200], [550, 0], [1000, 0]))).toHaveLength(1)
})

it.each([
  ['a corner', lineThrough([0, 0], [500, 0], [500, 500])],
  ['stairs', lineThrough([0, 0], [100, 0], [100, 100], [200, 100], [200, 200], [300, 200])],
  ['a way home two blocks on', lineThrough([0, 0], [1000, 0], [1000, 200], [0, 200])],
  ['a jog of a few meters', lineThrough([0, 0], [500, 0], [500, 12], [510, 12], [510, 0], [1000, 0])],
  ['a line without length', lineThrough([0, 0])],
])('takes %s for none', (_, line) => {
  expect(notches(line)).toEqual([])
})
