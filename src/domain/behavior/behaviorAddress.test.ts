import { describe, expect, it } from 'vitest'
import { readBehaviorAddress, sortText } from './behaviorAddress'
import { checkBehaviorSearch } from './behaviorSearch'

const KEYS = ['vehicle.label', 'change']

describe('the address of a behavior table', () => {
  it('brings a sort back as it was written, both ways', () => {
    for (const descending of [false, true]) {
      const sort = { column: 'vehicle.label', descending }
      expect(readBehaviorAddress({ sort: sortText(sort) }, KEYS).sort).toEqual(sort)
    }
  })

  it.each(['vehicle.fleet', '--change', 'constructor', '', undefined])('does not sort by %s', (sort) => {
    expect(readBehaviorAddress({ sort }, KEYS).sort).toBeNull()
  })

  it.each([
    ['7', 7],
    ['60', 60],
    ['8', 30],
    [undefined, 30],
  ])('of window %s shows %i days', (window, days) => {
    expect(readBehaviorAddress(checkBehaviorSearch({ window }), KEYS).window).toBe(days)
  })
})
