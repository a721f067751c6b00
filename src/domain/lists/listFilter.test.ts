import { describe, expect, it } from 'vitest'
import { chooseValues, countValues, filterRows, noFilter, switchFiltering, toggleValue } from './listFilter'
import { DEALER_MAP, FLEET_MAP } from './mapFilter'

const NO_FLEET_FILTER = noFilter(FLEET_MAP)
const NO_DEALER_FILTER = noFilter(DEALER_MAP)

const ROWS = [
  { tags: ['Truck', 'EV'], status: ['connected'], movement: ['moving'] },
  { tags: ['Car', 'EV'], status: ['valid'], movement: ['parked'] },
  { tags: ['SUV'], status: ['connected'], movement: ['unplaced'] },
]
const valuesOf = (row: (typeof ROWS)[number], section: keyof (typeof ROWS)[number]) => row[section]
const trucks = toggleValue(NO_FLEET_FILTER, 'tags', 'Truck', false)

describe('the filter of a list', () => {
  it('returns the whole set without a value, even when it is told to filter', () => {
    expect(filterRows(ROWS, NO_FLEET_FILTER, valuesOf)).toBe(ROWS)
    expect(filterRows(ROWS, { ...NO_FLEET_FILTER, filtering: true }, valuesOf)).toBe(ROWS)
  })

  it('is switched on by the first value', () => {
    expect(trucks).toEqual({ filtering: true, values: { tags: ['Truck'], status: [], movement: [] } })
    expect(filterRows(ROWS, trucks, valuesOf)).toEqual([ROWS[0]])
  })

  it('follows a list in which one value came or went, whatever its order', () => {
    const both = chooseValues(NO_DEALER_FILTER, 'lot', ['Main Lot'], true)
    const next = chooseValues(both, 'lot', ['Main Lot', 'Remote Lot'], true)
    expect(next.values.lot).toEqual(['Remote Lot', 'Main Lot'])
    expect(chooseValues(next, 'lot', ['Remote Lot'], true).values.lot).toEqual(['Remote Lot'])
    expect(chooseValues(next, 'lot', next.values.lot, true)).toBe(next)
  })

  it('takes a value out at the second tap, and switches off with the last one', () => {
    expect(toggleValue(trucks, 'tags', 'Truck', false)).toEqual(NO_FLEET_FILTER)
  })

  it('keeps its values while it is off, and they do nothing', () => {
    const off = switchFiltering(trucks, false)
    expect(off.values).toEqual(trucks.values)
    expect(filterRows(ROWS, off, valuesOf)).toBe(ROWS)
  })

  it('stays off when a further value is set while it is off', () => {
    const off = toggleValue(switchFiltering(trucks, false), 'tags', 'EV', false)
    expect(off).toMatchObject({ filtering: false, values: { tags: ['Truck', 'EV'] } })
    expect(filterRows(ROWS, switchFiltering(off, true), valuesOf)).toEqual([ROWS[0], ROWS[1]])
  })

  it('cannot be switched on without a value', () => {
    expect(switchFiltering(NO_FLEET_FILTER, true).filtering).toBe(false)
  })

  it('asks for one value of every section', () => {
    const filter = toggleValue(toggleValue(trucks, 'tags', 'EV', false), 'status', 'connected', false)
    expect(countValues(filter)).toBe(3)
    expect(filterRows(ROWS, filter, valuesOf)).toEqual([ROWS[0]])
  })

  it('puts the newest value of a dealer’s section first', () => {
    const first = toggleValue(NO_DEALER_FILTER, 'lot', 'Main Lot', true)
    expect(toggleValue(first, 'lot', 'Remote Lot', true).values.lot).toEqual(['Remote Lot', 'Main Lot'])
  })
})
