import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dealerDashboard,
  fleetDashboard,
  levelBuckets,
  SNAPSHOT_CATEGORIES,
} from '../../domain/dashboard/dashboard'
import { LEVEL_SCALE_TOP, levelBars } from '../../domain/dashboard/levelChart'
import { DEALER_ISSUES, type DealerVehicle, inventoryLevel } from '../../domain/dealer/dealerVehicle'
import { DEALER_LIST, FLEET_LIST } from '../../domain/lists/listSearch'
import { filterVehicles } from '../../domain/lists/vehicleFilter'
import { dealerListValues, fleetListValues, parseFilter } from '../../domain/lists/vehicleListFilter'
import { aVehicle } from '../../domain/testing/vehicle'
import { type DrivenVehicle, HEALTH_LEVELS, VEHICLE_STATUSES } from '../../domain/vehicle/vehicle'
import {
  FLEET_HEALTH,
  fleetList,
  inventoryList,
  type ListSearch,
  STOCK_HEALTH,
  statusSearch,
} from './listSearch'

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

const stock = fc.array(
  fc.record({ status, health: fc.option(fc.constantFrom(...DEALER_ISSUES)), taken: fc.boolean(), level }).map(
    ({ status, health, taken, level }) =>
      ({
        status,
        health,
        assignedDriver: taken ? 'Sam Lee' : null,
        chargeLevel: null,
        details: { ev: false, fuel: level },
      }) as DealerVehicle,
  ),
)

const inFleetList = (rows: readonly DrivenVehicle[], search: ListSearch): number =>
  filterVehicles(rows, parseFilter(fleetList(search), FLEET_LIST), fleetListValues).length

const inStockList = (rows: readonly DealerVehicle[], search: ListSearch): number =>
  filterVehicles(rows, parseFilter(inventoryList('all')(search), DEALER_LIST), dealerListValues).length

describe('the list behind a figure has as many vehicles as the figure says', () => {
  it('in a fleet', () => {
    fc.assert(
      fc.property(fleet, (rows) => {
        const figures = fleetDashboard(rows)
        for (const category of SNAPSHOT_CATEGORIES)
          expect(inFleetList(rows, statusSearch(category))).toBe(figures.snapshotBreakdown[category].value)
        expect(inFleetList(rows, FLEET_HEALTH.high)).toBe(figures.diagnosticIssuesHigh)
        expect(inFleetList(rows, FLEET_HEALTH.medium)).toBe(figures.diagnosticIssuesMed)
        expect(inFleetList(rows, FLEET_HEALTH.none)).toBe(rows.length - figures.diagnosticIssues)
        expect(inFleetList(rows, { driver: 'assigned' })).toBe(figures.checkedOutVehicles)
        for (const { code, vehicles } of levelBars(
          levelBuckets(rows.map(({ details }) => details.fuel)),
          LEVEL_SCALE_TOP.fleet,
        ))
          expect(inFleetList(rows, { level: code })).toBe(vehicles)
      }),
    )
  })

  it('in a dealer’s stock', () => {
    fc.assert(
      fc.property(stock, (rows) => {
        const figures = dealerDashboard(rows)
        for (const category of SNAPSHOT_CATEGORIES)
          expect(inStockList(rows, statusSearch(category))).toBe(figures.snapshotBreakdown[category].value)
        expect(inStockList(rows, STOCK_HEALTH.high)).toBe(figures.diagnosticIssuesHigh)
        expect(inStockList(rows, STOCK_HEALTH.medium)).toBe(figures.diagnosticIssuesMed)
        expect(inStockList(rows, STOCK_HEALTH.none)).toBe(rows.length - figures.diagnosticIssues)
        for (const { code, vehicles } of levelBars(
          levelBuckets(rows.map(inventoryLevel)),
          LEVEL_SCALE_TOP.dealer,
        ))
          expect(inStockList(rows, { level: code })).toBe(vehicles)
      }),
    )
  })
})

it('a chosen lot narrows the list too', () => {
  expect(inventoryList('Remote Lot')({ age: '90+' })).toEqual({ age: '90+', lot: 'Remote Lot' })
})
