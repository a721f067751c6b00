import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterSearch, hiddenText, parseFilter, parseHidden, parseSort, sortText } from './listAddress'
import { noFilter, switchFiltering, toggleValue } from './listFilter'
import { DEALER_LIST, FLEET_LIST } from './listSearch'
import { sectionNames } from './sections'

const COLUMNS = ['vehicle', 'fuel', 'odometer', 'vehicle.label']
const FIRST = { column: 'vehicle', descending: false }

describe('the filter in the address of a list', () => {
  it('is read section by section, without what a section cannot hold', () => {
    const filter = parseFilter({ status: 'connected,valid,valid,nonsense', q: 'x', level: '40' }, FLEET_LIST)
    expect(filter).toEqual({
      filtering: true,
      values: { ...noFilter(FLEET_LIST).values, status: ['connected', 'valid'], level: ['40'] },
    })
  })

  it('is off when the address says so, with its values kept', () => {
    expect(parseFilter({ status: 'valid', filter: 'off' }, FLEET_LIST)).toMatchObject({
      filtering: false,
      values: { status: ['valid'] },
    })
  })

  it('takes names that only the data knows: makes, models, years, trims', () => {
    const { values } = parseFilter({ make: 'Honda', year: '2019', color: 'purple' }, DEALER_LIST)
    expect([values.make, values.year, values.color]).toEqual([['Honda'], ['2019'], []])
  })

  it('comes back as it was written', () => {
    const first = toggleValue(noFilter(DEALER_LIST), 'geofence', 'Main Lot', true)
    const second = toggleValue(first, 'geofence', 'Remote Lot', true)
    const search = filterSearch(second)
    expect(search).toMatchObject({ geofence: 'Remote Lot,Main Lot', make: undefined, filter: undefined })
    expect(parseFilter(search, DEALER_LIST)).toEqual(second)
  })

  it('is empty in all sections once it is cleared', () => {
    const cleared = filterSearch(noFilter(DEALER_LIST))
    expect(Object.keys(cleared)).toEqual([...Object.keys(DEALER_LIST), 'filter'])
    expect(Object.values(cleared).every((value) => value === undefined)).toBe(true)
  })

  it('comes back from any choice of any values', () => {
    const step = fc.constantFrom(
      ...sectionNames(DEALER_LIST).flatMap((section) =>
        DEALER_LIST[section].map((value) => ({ section, value })),
      ),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), fc.boolean(), (steps, newest, on) => {
        const chosen = steps.reduce(
          (filter, { section, value }) => toggleValue(filter, section, value, newest),
          noFilter(DEALER_LIST),
        )
        const filter = switchFiltering(chosen, on)
        expect(parseFilter(filterSearch(filter), DEALER_LIST)).toEqual(filter)
      }),
    )
  })
})

describe('the order of a list', () => {
  it.each([
    [undefined, 'vehicle', false],
    ['fuel', 'fuel', false],
    ['-odometer', 'odometer', true],
    ['-vehicle.label', 'vehicle.label', true],
    ['nonsense', 'vehicle', false],
    ['--fuel', 'vehicle', false],
    ['constructor', 'vehicle', false],
  ] as const)('is read from the address: %s', (text, column, descending) => {
    expect(parseSort(text, COLUMNS, FIRST)).toEqual({ column, descending })
  })

  it('needs no word in the address when it is the list’s own', () => {
    expect(sortText({ column: 'vehicle', descending: false }, FIRST)).toBeUndefined()
    expect(sortText({ column: 'vehicle', descending: true }, FIRST)).toBe('-vehicle')
  })

  it('is that of the rows, and every column has a word, where the list has no order of its own', () => {
    expect(parseSort('nonsense', COLUMNS, null)).toBeNull()
    expect(sortText(FIRST, null)).toBe('vehicle')
  })

  it('comes back from the address as it went in', () => {
    for (const own of [FIRST, { column: 'odometer', descending: true }, null])
      for (const column of COLUMNS)
        for (const descending of [false, true]) {
          const sort = { column, descending }
          expect(parseSort(sortText(sort, own), COLUMNS, own)).toEqual(sort)
        }
  })
})

describe('the columns that are hidden', () => {
  it('come back from the address in the order of the table', () => {
    const hidden = parseHidden('odometer,fuel', COLUMNS)
    expect(hidden).toEqual(['fuel', 'odometer'])
    expect(parseHidden(hiddenText(hidden), COLUMNS)).toEqual(hidden)
  })

  it('need no word in the address when there are none', () => {
    expect(hiddenText([])).toBeUndefined()
    expect(parseHidden(undefined, COLUMNS)).toEqual([])
  })

  it('are never the first one, nor one that there is not', () => {
    expect(parseHidden('vehicle,nonsense,,fuel', COLUMNS)).toEqual(['fuel'])
  })
})
