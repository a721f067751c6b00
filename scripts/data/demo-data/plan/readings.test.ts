import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import { distributeFuel } from './readings'

const tenthOf = (level: number): number => Math.floor(level / 10)

describe('dealFuel', () => {
  it('fills every tenth', () => {
    const tenths = new Set(distributeFuel(seededRandom(1), []).map(tenthOf))
    expect(tenths.size).toBe(10)
  })

  it('never deals a multiple of ten', () => {
    expect(distributeFuel(seededRandom(1), []).filter((level) => level % 10 === 0)).toEqual([])
  })

  it('leaves out one level for each known one', () => {
    const levels = distributeFuel(seededRandom(1), [5, 15])
    expect([levels.length, levels.filter((level) => tenthOf(level) === 0).length]).toEqual([35, 0])
  })

  it('rejects more known levels than a tenth has places', () => {
    expect(() => distributeFuel(seededRandom(1), [5, 6])).toThrow('from 0')
  })
})
