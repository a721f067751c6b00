import { describe, expect, it } from 'vitest'
import { parseSort, sortText } from './listSort'

const COLUMNS = ['vehicle', 'fuel', 'odometer']
const FIRST = { column: 'vehicle', descending: false }

describe('the order of a list', () => {
  it.each([
    [undefined, 'vehicle', false],
    ['fuel', 'fuel', false],
    ['-odometer', 'odometer', true],
    ['nonsense', 'vehicle', false],
    ['--fuel', 'vehicle', false],
  ] as const)('is read from the address: %s', (text, column, descending) => {
    expect(parseSort(text, COLUMNS, FIRST)).toEqual({ column, descending })
  })

  it('needs no word in the address when it is the list’s own', () => {
    expect(sortText({ column: 'vehicle', descending: false }, FIRST)).toBeUndefined()
    expect(sortText({ column: 'vehicle', descending: true }, FIRST)).toBe('-vehicle')
  })

  it('comes back from the address as it went in', () => {
    const own = { column: 'odometer', descending: true }
    expect(parseSort(sortText(FIRST, own), COLUMNS, own)).toEqual(FIRST)
    expect(parseSort(sortText(own, own), COLUMNS, own)).toEqual(own)
  })
})
