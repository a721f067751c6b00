import { describe, expect, it } from 'vitest'
import { type DataColumn, orderRows } from './dataColumns'

interface Unit {
  name: string
  fuel: number | null
}

const COLUMNS: readonly DataColumn<Unit>[] = [
  { id: 'name', header: '', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'fuel', header: '', cell: ({ fuel }) => fuel, sortBy: ({ fuel }) => fuel },
  { id: 'note', header: '', cell: () => null },
]
const ROWS: Unit[] = [
  { name: 'Unit 10', fuel: 5 },
  { name: 'unit 9', fuel: null },
  { name: 'Étoile', fuel: 90 },
  { name: 'Ferry', fuel: 5 },
]
const ordered = (column: string, descending = false) =>
  orderRows(ROWS, COLUMNS, { column, descending }, 'fr-CA').map(({ name }) => name)

describe('rows in an order', () => {
  it('compares words as the language does, and numbers in words by value', () => {
    expect(ordered('name')).toEqual(['Étoile', 'Ferry', 'unit 9', 'Unit 10'])
    expect(ordered('name', true)).toEqual(['Unit 10', 'unit 9', 'Ferry', 'Étoile'])
  })

  it('keeps what is missing last in both directions, and what is alike as it came', () => {
    expect(ordered('fuel')).toEqual(['Unit 10', 'Ferry', 'Étoile', 'unit 9'])
    expect(ordered('fuel', true)).toEqual(['Étoile', 'Unit 10', 'Ferry', 'unit 9'])
  })

  it('leaves the rows it was given alone, and as they are for a column that does not sort', () => {
    const before = [...ROWS]
    ordered('name')
    expect(ROWS).toEqual(before)
    expect(orderRows(ROWS, COLUMNS, { column: 'note', descending: true }, 'en')).toBe(ROWS)
  })
})
