import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameRow } from './sameRow'

describe('sameRow', () => {
  it('knows a copy, whatever its order of fields', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameRow(value, structuredClone(value))))
    expect(sameRow({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  })

  it.each([
    ['another value', { a: 1 }, { a: 2 }],
    ['a field more', { a: 1 }, { a: 1, b: 1 }],
    ['another field', { a: undefined }, { b: undefined }],
    ['a longer list', [1], [1, 2]],
    ['a list for an object', [], {}],
    ['nothing for an object', null, {}],
  ])('sees %s', (_, a, b) => {
    expect(sameRow(a, b)).toBe(false)
  })
})
