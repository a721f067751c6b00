import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './pageNumbers'

describe('the row of pages', () => {
  it.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  ])('on page %i of %i', (page, pages, row) => {
    expect(pageNumbers(page, pages)).toEqual(row)
  })

  it('always holds the current page, both ends, and never more than seven places', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const row = pageNumbers(page, pages)
        expect(row).toContain(page)
        expect(row[0]).toBe(1)
        expect(row.at(-1)).toBe(pages)
        expect(row).toHaveLength(Math.min(7, pages))
        expect(new Set(row).size).toBe(row.length)
      }),
    )
  })
})
