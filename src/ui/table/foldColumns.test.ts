import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DataColumn } from './dataColumns'
import { foldColumns, MORE_WIDTH, MOST_UNDER_NAME, widthOf } from './foldColumns'

const column = (id: string, width: number, keep = false): DataColumn<never> => ({
  id,
  header: id,
  cell: () => null,
  width,
  keep,
})
const ids = (columns: readonly DataColumn<never>[]) => columns.map(({ id }) => id).join(' ')

const COLUMNS = [
  column('name', 200),
  column('driver', 100),
  column('before', 100),
  column('now', 100, true),
  column('change', 100, true),
]

describe('columns that have no room', () => {
  it('fold from the last to the first, those to keep after the others', () => {
    expect(ids(foldColumns(COLUMNS, 600, null).shown)).toBe('name driver before now change')
    expect(ids(foldColumns(COLUMNS, 599, null).shown)).toBe('name driver now change')
    expect(ids(foldColumns(COLUMNS, 499, null).shown)).toBe('name now change')
    expect(ids(foldColumns(COLUMNS, 400 + MORE_WIDTH, 'driver').shown)).toBe('name driver now')
    expect(ids(foldColumns(COLUMNS, 400 + MORE_WIDTH - 1, 'driver').shown)).toBe('name driver')
  })

  it('all fold before the one that names the row', () =>
    expect(ids(foldColumns(COLUMNS, 50, 'now').shown)).toBe('name'))

  it('do not exist before the table is measured', () =>
    expect(foldColumns(COLUMNS, null, null)).toEqual({ shown: COLUMNS, folded: [] }))

  it('are each either whole or folded, in their order, and never wider than the room', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 40, max: 350 }), fc.boolean()), { minLength: 1 })
    fc.assert(
      fc.property(some, fc.integer({ min: 350, max: 2000 }), fc.nat(9), (widths, room, sorted) => {
        const columns = widths.map(([width, keep], index) => column(String(index), width, keep))
        const { shown, folded } = foldColumns(columns, room, String(sorted))
        const more = folded.length > MOST_UNDER_NAME ? MORE_WIDTH : 0
        const sum = shown.reduce((width, one) => width + widthOf(one), more)
        expect(shown.length === 1 || sum <= room).toBe(true)
        expect(columns.filter((one) => shown.includes(one))).toEqual(shown)
        expect(columns.filter((one) => !shown.includes(one))).toEqual(folded)
      }),
    )
  })
})
