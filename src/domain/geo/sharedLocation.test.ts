import { describe, expect, it } from 'vitest'
import { sharesLocation } from './sharedLocation'

describe('a spot', () => {
  it('is shared by what stands side by side', () => {
    expect(
      sharesLocation([
        [-87.65, 41.88],
        [-87.6501, 41.8801],
        [-87.6502, 41.88],
      ]),
    ).toBe(true)
  })

  it('ends at the next corner, also for a row whose neighbors are close', () => {
    expect(
      sharesLocation([
        [-87.65, 41.88],
        [-87.6504, 41.88],
        [-87.6508, 41.88],
      ]),
    ).toBe(false)
  })
})
