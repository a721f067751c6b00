import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardFigures, SNAPSHOT_CATEGORIES } from '#domain/dashboard/dashboard'
import { LEVEL_SCALE_TOP, levelBars } from '#domain/dashboard/levelChart'
import { DEALER_ISSUES, type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { parseFilter } from '#domain/lists/listAddress'
import { filterRows } from '#domain/lists/listFilter'
import { DEALER_LIST, FLEET_LIST } from '#domain/lists/listSearch'
import { dealerListValues, fleetListValues } from '#domain/lists/vehicleListFilter'
import { aVehicle } from '#domain/testing/vehicle'
import { levelBuckets } from '#domain/vehicle/levelBuckets'
import { type DrivenVehicle, HEALTH_LEVELS, VEHICLE_STATUSES } from '#domain/vehicle/vehicle'
import { HEALTH_SEARCH, type ListSearch, listOf, statusSearch } from './listSearch'

const level = fc.option(fc.integer({ min: 0, max: 100 }))
const status = fc.constantFrom(...VEHICLE_STATUSES)

const fleet = fc.array(
  fc
    .record({ status, health: fc.constantFrom(...HEALTH_LEVELS), taken: fc.boolean(), level })
    .map(
      ({ status, health, taken, level }): DrivenVehicle =>
        aVehicle({ status, health, driverId: taken ? 'u-1' : null }, { fuel: level }),
    ),
)

const inventory = fc.array(
  fc.record({ status, health: fc.option(fc.constantFrom(...DEALER_ISSUES)), taken: fc.boolean(), level }).map(
    ({ status, health, taken, level }) =>
      ({
        id: 'd-1',
        status,
        health,
        assignedDriver: taken ? 'Sam Lee' : null,
        chargeLevel: null,
        details: { ev: false, fuel: level },
      }) as DealerVehicle,
  ),
)

const inFleetList = (rows: readonly DrivenVehicle[], search: ListSearch): number =>
  filterRows(rows, parseFilter(listOf('fleet', 'all')(search), FLEET_LIST), fleetListValues).length

const inInventoryList = (rows: readonly DealerVehicle[], search: ListSearch): number =>
  filterRows(rows, parseFilter(listOf('dealer', 'all')(search), DEALER_LIST), dealerListValues).length

describe('the list behind a figure has as many vehicles as the figure says', () => {
  it('in a fleet', () => {
    fc.assert(
      fc.property(fleet, (rows) => {
        const figures = dashboardFigures(rows)
        for (const category of SNAPSHOT_CATEGORIES)
          expect(inFleetList(rows, statusSearch(category))).toBe(figures.snapshotBreakdown[category].value)
        expect(inFleetList(rows, HEALTH_SEARCH.fleet.high)).toBe(figures.diagnosticIssuesHigh)
        expect(inFleetList(rows, HEALTH_SEARCH.fleet.medium)).toBe(figures.diagnosticIssuesMed)
        expect(inFleetList(rows, HEALTH_SEARCH.fleet.none)).toBe(figures.withoutIssues)
        expect(inFleetList(rows, HEALTH_SEARCH.fleet.noData)).toBe(figures.withoutData)
        expect(inFleetList(rows, { driver: 'assigned' })).toBe(figures.checkedOutVehicles)
        for (const { code, vehicles } of levelBars(
          levelBuckets(rows.map(({ details }) => details.fuel)),
          LEVEL_SCALE_TOP.fleet,
        ))
          expect(inFleetList(rows, { level: code })).toBe(vehicles)
      }),
    )
  })

  it('in a dealer’s inventory', () => {
    fc.assert(
      fc.property(inventory, (rows) => {
        const figures = dashboardFigures(rows)
        for (const category of SNAPSHOT_CATEGORIES)
          expect(inInventoryList(rows, statusSearch(category))).toBe(
            figures.snapshotBreakdown[category].value,
          )
        expect(inInventoryList(rows, HEALTH_SEARCH.dealer.high)).toBe(figures.diagnosticIssuesHigh)
        expect(inInventoryList(rows, HEALTH_SEARCH.dealer.medium)).toBe(figures.diagnosticIssuesMed)
        expect(inInventoryList(rows, HEALTH_SEARCH.dealer.none)).toBe(figures.withoutIssues)
        expect(inInventoryList(rows, HEALTH_SEARCH.dealer.noData)).toBe(figures.withoutData)
        for (const { code, vehicles } of levelBars(
          levelBuckets(rows.map(inventoryLevel)),
          LEVEL_SCALE_TOP.dealer,
        ))
          expect(inInventoryList(rows, { level: code })).toBe(vehicles)
      }),
    )
  })
})

it('a chosen lot narrows the list too', () => {
  expect(listOf('dealer', 'Remote Lot')({ age: '90+' })).toEqual({ age: '90+', lot: 'Remote Lot' })
})
