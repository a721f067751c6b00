import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOT_CLEARANCE_PX, placeCard } from './cardPlace'

const CARD = { width: 286, height: 260 }

describe('the card of a dot', () => {
  it('stands at its right, or at its left where that has no room', () => {
    const map = { width: 560, height: 436 }
    expect(placeCard([100, 200], CARD, map)).toMatchObject({ left: 100 + DOT_CLEARANCE_PX, top: 70 })
    expect(placeCard([400, 20], CARD, map)).toMatchObject({ left: 400 - DOT_CLEARANCE_PX - 286, top: 12 })
  })

  it('stands below or above in a narrow map, and scrolls in what is left', () => {
    const map = { width: 310, height: 340 }
    expect(placeCard([150, 60], CARD, map)).toMatchObject({ top: 90, maxHeight: 238 })
    expect(placeCard([150, 300], CARD, map)).toMatchObject({ top: 12, maxHeight: 258 })
  })

  it('never covers its dot, and never leaves the map', () => {
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 310, max: 1200 }), height: fc.integer({ min: 300, max: 700 }) }),
        fc.nat(10_000),
        fc.nat(10_000),
        fc.integer({ min: 120, max: 420 }),
        (map, across, down, height) => {
          const [x, y] = [(across / 10_000) * map.width, (down / 10_000) * map.height]
          const { left, top, maxHeight } = placeCard([x, y], { width: 286, height }, map)
          const [right, bottom] = [left + 286, top + Math.min(height, maxHeight)]
          expect(left).toBeGreaterThanOrEqual(0)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(map.width)
          expect(bottom).toBeLessThanOrEqual(map.height)
          expect(x > left && x < right && y > top && y < bottom).toBe(false)
        },
      ),
    )
  })
})
