import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom, seedOf } from './seededRandom'

const take = (seed: number, count: number): number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('seededRandom', () => {
  it('answers the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(take(seed, 20)).toEqual(take(seed, 20))
      }),
    )
  })

  it('keeps to the published mulberry32 sequence', () => {
    expect(take(1, 3).map((value) => Math.floor(value * 2 ** 32))).toEqual([2693262067, 11749833, 2265367787])
  })

  it('answers differently for another seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(take(seed, 4)).not.toEqual(take(seed ^ 0x5bd1e995, 4))
      }),
    )
  })

  it('keeps next from 0 to below 1', () => {
    fc.assert(fc.property(fc.integer(), (seed) => take(seed, 50).every((value) => value >= 0 && value < 1)))
  })

  it('keeps int whole and within its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(1000), (seed, min, span) => {
        const value = seededRandom(seed).int(min, min + span)
        return Number.isInteger(value) && value >= min && value <= min + span
      }),
    )
  })

  it('reaches both bounds of int', () => {
    const random = seededRandom(7)
    const seen = new Set(Array.from({ length: 200 }, () => random.int(3, 5)))
    expect([...seen].sort()).toEqual([3, 4, 5])
  })

  it('refuses bounds that hold no whole number', () => {
    expect(() => seededRandom(1).int(5, 4)).toThrow(RangeError)
  })

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom(1).pick([])).toThrow('Nothing to pick from')
  })

  it('picks every item in time', () => {
    const random = seededRandom(7)
    const seen = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])))
    expect([...seen].sort()).toEqual(['a', 'b', 'c'])
  })

  it('shuffles without losing or adding an item', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        const order = (a: number, b: number): number => a - b
        expect(seededRandom(seed).shuffle(items).sort(order)).toEqual([...items].sort(order))
      }),
    )
  })

  it('leaves the shuffled array as it was', () => {
    const items = [1, 2, 3, 4, 5, 6]
    seededRandom(1).shuffle(items)
    expect(items).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('brings every item to every place when it shuffles', () => {
    const random = seededRandom(3)
    const seen = new Set<string>()
    for (let i = 0; i < 300; i++)
      random.shuffle('abc'.split('')).forEach((item, at) => {
        seen.add(`${item}${at}`)
      })
    expect(seen.size).toBe(9)
  })

  it('never gives a value of weight 0', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        (seed) =>
          seededRandom(seed).weighted([
            ['no', 0],
            ['yes', 2],
            ['nor this', 0],
          ]) === 'yes',
      ),
    )
  })

  it('gives values as often as their weights say', () => {
    const random = seededRandom(11)
    const rare = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['rare', 1],
        ['often', 3],
      ]),
    ).filter((value) => value === 'rare')
    expect(rare.length / 4000).toBeCloseTo(0.25, 1)
  })

  it('refuses a negative weight', () => {
    expect(() =>
      seededRandom(1).weighted([
        ['a', 2],
        ['b', -1],
      ]),
    ).toThrow('negative')
  })

  it('refuses weights that are all 0', () => {
    expect(() => seededRandom(1).weighted([['a', 0]])).toThrow('No weight')
  })
})

describe('seedOf', () => {
  it('is FNV-1a of the text', () => {
    expect([seedOf(''), seedOf('a'), seedOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  })
})
