import { describe, expect, it } from 'vitest'
import { aVehicle, SILENT } from '../../domain/testing/vehicle'
import { parseSort, sortText, sortVehicles, toggleSort } from './sortVehicles'

const labels = (vehicles: { label: string }[]) => vehicles.map(({ label }) => label)

describe('the order of the list', () => {
  it.each([
    [undefined, 'vehicle', false],
    ['fuel', 'fuel', false],
    ['-odometer', 'odometer', true],
    ['nonsense', 'vehicle', false],
    ['--fuel', 'vehicle', false],
  ] as const)('is read from the address: %s', (text, column, descending) => {
    expect(parseSort(text)).toEqual({ column, descending })
  })

  it('needs no word in the address when it is the default', () => {
    expect(sortText({ column: 'vehicle', descending: false })).toBeUndefined()
    expect(sortText({ column: 'vehicle', descending: true })).toBe('-vehicle')
  })

  it('turns round on a second press on the same column, and starts upwards on another', () => {
    const once = toggleSort({ column: 'vehicle', descending: false }, 'fuel')
    expect(once).toEqual({ column: 'fuel', descending: false })
    expect(toggleSort(once, 'fuel').descending).toBe(true)
    expect(toggleSort({ column: 'fuel', descending: true }, 'driver').descending).toBe(false)
  })

  it('counts numbers in labels as numbers', () => {
    const rows = [aVehicle({ label: 'Unit 10' }), aVehicle({ label: 'Unit 9' })]
    expect(labels(sortVehicles(rows, { column: 'vehicle', descending: false }, 'en'))).toEqual([
      'Unit 9',
      'Unit 10',
    ])
  })

  it('puts what is missing last in both directions', () => {
    const rows = [
      aVehicle({ label: 'silent' }, SILENT),
      aVehicle({ label: 'full' }, { fuel: 90 }),
      aVehicle({ label: 'empty' }, { fuel: 5 }),
    ]
    expect(labels(sortVehicles(rows, { column: 'fuel', descending: false }, 'en'))).toEqual([
      'empty',
      'full',
      'silent',
    ])
    expect(labels(sortVehicles(rows, { column: 'fuel', descending: true }, 'en'))).toEqual([
      'full',
      'empty',
      'silent',
    ])
  })

  it('leaves the rows it was given alone', () => {
    const rows = [aVehicle({ label: 'b' }), aVehicle({ label: 'a' })]
    sortVehicles(rows, { column: 'vehicle', descending: false }, 'en')
    expect(labels(rows)).toEqual(['b', 'a'])
  })
})
