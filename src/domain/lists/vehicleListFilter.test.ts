import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardFigures } from '#domain/dashboard/dashboard'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import { levelBuckets } from '#domain/vehicle/levelBuckets'
import { parseFilter } from './listAddress'
import { filterRows, sectionOptions } from './listFilter'
import { DEALER_LIST, FLEET_LIST } from './listSearch'
import { dealerListValues, fleetListValues } from './vehicleListFilter'

describe('what a section offers', () => {
  it('is the fixed values with how many rows have each, then what else the data has', () => {
    const rows = [
      aDealerVehicle(),
      aDealerVehicle({ makeName: 'Honda' }),
      aDealerVehicle({ makeName: 'Buick' }),
    ]
    expect(sectionOptions(rows, DEALER_LIST, 'make', dealerListValues)).toEqual([
      { value: 'Chevrolet', count: 1 },
      { value: 'Buick', count: 1 },
      { value: 'Honda', count: 1 },
    ])
  })

  it.each([
    ['geofence', 3],
    ['model', 12],
    ['trim', 8],
    ['color', 6],
    ['interior', 2],
    ['age', 3],
    ['engine', 2],
  ] as const)('names the fixed values of %s: %i', (section, count) => {
    expect(sectionOptions([], DEALER_LIST, section, dealerListValues)).toHaveLength(count)
  })
})

describe('a dealer’s vehicles by age', () => {
  it.each([
    [45, '0-45'],
    [46, '46-90'],
    [90, '46-90'],
    [91, '90+'],
  ])('has one of %i days in %s', (daysInInventory, age) => {
    const filter = parseFilter({ age }, DEALER_LIST)
    const rows = [aDealerVehicle({ daysInInventory }), aDealerVehicle({ daysInInventory: null })]
    expect(filterRows(rows, filter, dealerListValues)).toEqual([rows[0]])
  })
})

describe('a link of the dashboard', () => {
  const rows = [
    aVehicle({ id: 'v-1' }),
    aVehicle({ id: 'v-2', status: 'valid', health: 'high' }, { fuel: 31 }),
    aVehicle({ id: 'v-3', status: 'nonConnected', driverId: null }, SILENT),
  ]
  const linked = (search: Record<string, string>) =>
    filterRows(rows, parseFilter(search, FLEET_LIST), fleetListValues).length

  it('shows as many vehicles as it counts', () => {
    const figures = dashboardFigures(rows)
    expect(linked({ status: 'connected,valid' })).toBe(figures.snapshotBreakdown.noIssues.value)
    expect(linked({ status: 'nonConnected' })).toBe(figures.snapshotBreakdown.nonConnected.value)
    expect(linked({ health: 'high' })).toBe(figures.diagnosticIssuesHigh)
    expect(linked({ driver: 'assigned' })).toBe(figures.checkedOutVehicles)
  })

  it('shows the vehicles of its level bucket', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { maxLength: 30 }), (levels) => {
        const vehicles = levels.map((fuel) => aVehicle({}, { fuel }))
        const buckets = levelBuckets(levels)
        const inBucket = (level: string) =>
          filterRows(vehicles, parseFilter({ level }, FLEET_LIST), fleetListValues).length
        expect(buckets.tenths.map((_, at) => inBucket(String((at + 1) * 10)))).toEqual(buckets.tenths)
        expect(inBucket('unknown')).toBe(buckets.unknown)
      }),
    )
  })
})
