import { describe, expect, it } from 'vitest'
import {
  type BehaviorGroup,
  type BehaviorRow,
  behaviorOf,
  behaviorRows,
  behaviorSummary,
  groupOf,
  totalLines,
} from '#domain/behavior/behavior'
import { dashboardFigures, dayTiles, inventoryDayTiles } from '#domain/dashboard/dashboard'
import { LOW_LEVELS, levelBars, lowLevelCount } from '#domain/dashboard/levelChart'
import { type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { inventoryFigures } from '#domain/dealer/inventoryFigures'
import { LOTS } from '#domain/dealer/lot'
import { parseFilter } from '#domain/lists/listAddress'
import { filterRows } from '#domain/lists/listFilter'
import { DEALER_LIST, FLEET_LIST } from '#domain/lists/listSearch'
import { dealerListValues, fleetListValues } from '#domain/lists/vehicleListFilter'
import { levelBuckets } from '#domain/vehicle/levelBuckets'
import { WINDOWS } from '#domain/vehicle/score'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { meanDrivingDayMi } from '#domain/vehicle/vehicleUse'
import { committedRows } from '../testing/committedRows'

/** What the screens say of the shipped data, counted once more from its rows by hand (docs/rules.md DD-00, BR-15). */
const DATA = committedRows()
const FLEETS = ['all', 'Fleet One', 'Fleet Two']
const KWH_IN_A_GALLON = 33.7

const rowsOfFleet = (fleet: string): DrivenVehicle[] =>
  DATA.vehicles
    .filter((vehicle) => fleet === 'all' || vehicle.fleet === fleet)
    .map((vehicle) => ({ ...vehicle, driverName: null }))
const stockOfLot = (lot: string): DealerVehicle[] =>
  DATA.dealerVehicles.filter((vehicle) => lot === 'all' || vehicle.lot === lot)
const daysOf = (id: string): VehicleDays | undefined => DATA.vehicleDays.find((days) => days.id === id)

const inList = (rows: readonly DrivenVehicle[], search: Record<string, string>): number =>
  filterRows(rows, parseFilter(search, FLEET_LIST), fleetListValues).length
const inStock = (rows: readonly DealerVehicle[], search: Record<string, string>): number =>
  filterRows(rows, parseFilter(search, DEALER_LIST), dealerListValues).length

/** The sum of a day list from yesterday's entry `from` on, by a plain loop. */
function add(values: readonly number[], from: number, count: number): number {
  let sum = 0
  for (let at = from; at < from + count; at += 1) sum += values[at] ?? 0
  return sum
}

const percent = (now: number, before: number): number => (now / before - 1) * 100

describe.each(FLEETS)('the dashboard of %s', (fleet) => {
  const rows = rowsOfFleet(fleet)
  const figures = dashboardFigures(rows)

  it('counts no issues among those that report, and each figure is its list’s', () => {
    let silent = 0
    let high = 0
    let medium = 0
    for (const { details } of rows) {
      const { fuel, oilLife, tirePressure: tires, brakePad } = details
      if (fuel === null || tires === null) {
        silent += 1
        continue
      }
      const wheels = [tires.frontLeft, tires.frontRight, tires.rearLeft, tires.rearRight]
      const under = tires.recommendedFront - Math.min(...wheels)
      if ((oilLife !== null && oilLife <= 10) || under >= 8) high += 1
      else if (under >= 3 || fuel <= 20 || Math.min(brakePad?.front ?? 99, brakePad?.rear ?? 99) < 25)
        medium += 1
    }
    const healthy = rows.length - silent - high - medium
    expect(figures).toMatchObject({
      vehicleCount: rows.length,
      diagnosticIssues: high + medium,
      diagnosticIssuesHigh: high,
      diagnosticIssuesMed: medium,
      withoutIssues: healthy,
      withoutData: silent,
    })
    const listed = ['high', 'medium', 'noIssues', 'noData'].map((health) => inList(rows, { health }))
    expect(listed).toEqual([high, medium, healthy, silent])
    expect(silent).toBeGreaterThan(0)
  })

  it('has as many low levels as its link lists, and none of them is without an issue', () => {
    const bars = levelBars(levelBuckets(rows.map(({ details }) => details.fuel)), 15)
    const low = rows.filter(({ details }) => details.fuel !== null && details.fuel <= 20)
    expect(lowLevelCount(bars)).toBe(low.length)
    expect(inList(rows, { level: LOW_LEVELS.join(',') })).toBe(low.length)
    expect(low.filter(({ health }) => health === 'noIssues')).toEqual([])
    expect(bars.at(-1)?.vehicles).toBe(figures.withoutData)
  })

  it('adds up seven days of its vehicles', () => {
    const days = rows.flatMap(({ id }) => daysOf(id) ?? [])
    const tiles = dayTiles(days)
    const sum = (of: 'distanceMi' | 'energy', ev?: boolean) =>
      days.reduce((all, one) => all + (ev === undefined || one.ev === ev ? add(one[of], 0, 7) : 0), 0)
    expect(tiles.distanceMi).toBeCloseTo(sum('distanceMi'), 6)
    expect(tiles.gallons).toBeCloseTo(sum('energy', false), 6)
    expect(tiles.kWh).toBeCloseTo(sum('energy', true), 6)
  })

  describe.each(WINDOWS)('over %i days', (window) => {
    const behavior = behaviorRows('distance', rows, ({ id }) => behaviorOf(daysOf(id), window))
    const groupRows = (group: BehaviorGroup) => behavior.filter((row) => groupOf(row) === group)

    it.each([
      ['gas', false],
      ['electric', true],
    ] as const)('sums up its %s vehicles, whose economy is all miles by all energy', (group, ev) => {
      const own = rows.flatMap(({ id }) => daysOf(id) ?? []).filter((days) => days.ev === ev)
      const sum = (of: 'distanceMi' | 'energy', from: number) =>
        own.reduce((all, days) => all + add(days[of], from, window), 0)
      const [miles, milesBefore] = [sum('distanceMi', 0), sum('distanceMi', window)]
      const [energy, energyBefore] = [sum('energy', 0), sum('energy', window)]
      const factor = ev ? KWH_IN_A_GALLON : 1
      const driven = own.filter((days) => add(days.distanceMi, 0, window) > 0).length
      const { distance, consumption, economy, vehicles } = behaviorSummary(behavior, group)
      expect(distance.value).toBeCloseTo(miles, 6)
      expect(consumption.value).toBeCloseTo(energy, 6)
      expect(economy.value).toBeCloseTo((miles * factor) / energy, 6)
      expect(distance.change).toBeCloseTo(percent(miles, milesBefore), 6)
      expect(consumption.change).toBeCloseTo(percent(energy, energyBefore), 6)
      expect(economy.change).toBeCloseTo(percent(miles / energy, milesBefore / energyBefore), 6)
      expect(distance.average).toBeCloseTo(miles / driven, 6)
      expect(consumption.average).toBeCloseTo(energy / driven, 6)
      // The table behind the tile: as many rows as the tile has vehicles, and a last row with its figures.
      expect(groupRows(group)).toHaveLength(vehicles)
      expect(totalLines('fuel', groupRows(group))).toMatchObject([
        { vehicles, distanceDriven: distance.value, consumption: consumption.value, economy: economy.value },
      ])
    })

    it('says who is in neither, and the silent ones are the list of no data', () => {
      const notDriven = groupRows('notDriven')
      expect(groupRows('gas').length + groupRows('electric').length + notDriven.length).toBe(rows.length)
      expect(notDriven.filter(({ vehicle }) => vehicle.health === 'noData')).toHaveLength(
        inList(rows, { health: 'noData' }),
      )
    })
  })
})

it('a vehicle’s usual day is the mean of its days with driving in the last seven', () => {
  for (const days of DATA.vehicleDays) {
    const driven = days.distanceMi.slice(0, 7).filter((miles) => miles > 0)
    const mean = driven.length === 0 ? null : driven.reduce((sum, miles) => sum + miles, 0) / driven.length
    if (mean === null) expect(meanDrivingDayMi(days)).toBeNull()
    else expect(meanDrivingDayMi(days)).toBeCloseTo(mean, 9)
  }
})

describe.each(['all', ...LOTS])('the dashboard of a dealer, %s', (lot) => {
  const stock = stockOfLot(lot)
  const driven = DATA.dealerTrips.filter(({ vehicleId }) => stock.some(({ id }) => id === vehicleId))

  it('counts issues among those that report, and each figure is its list’s', () => {
    const low = (level: number | null) => level !== null && level <= 20
    const reporting = stock.filter((vehicle) => inventoryLevel(vehicle) !== null)
    const lowFuel = reporting.filter(({ details }) => low(details.fuel)).length
    const lowCharge = reporting.filter(({ chargeLevel }) => low(chargeLevel)).length
    const figures = dashboardFigures(stock)
    expect(figures.withoutData).toBe(stock.length - reporting.length)
    expect(figures.withoutIssues).toBe(reporting.filter(({ health }) => health === null).length)
    const high = inStock(stock, { diagnostics: 'lowBattery,lowOil' })
    const medium = inStock(stock, { diagnostics: 'lowTirePressure,lowFuel' })
    expect([high, medium]).toEqual([figures.diagnosticIssuesHigh, figures.diagnosticIssuesMed])
    expect(inStock(stock, { diagnostics: 'noData' })).toBe(figures.withoutData)
    expect(inStock(stock, { diagnostics: 'none' })).toBe(figures.withoutIssues)
    // One rule: the chart's low levels are the list of low fuel, and the electric ones of low battery.
    const bars = levelBars(levelBuckets(stock.map(inventoryLevel)), 30)
    expect(inStock(stock, { diagnostics: 'lowFuel' })).toBe(lowFuel)
    expect(inStock(stock, { diagnostics: 'lowBattery', engine: 'electric' })).toBe(lowCharge)
    expect(lowLevelCount(bars)).toBe(lowFuel + lowCharge)
  })

  it('counts ages, transit and low batteries as its lists do', () => {
    const { ages, inTransit, lowBattery } = inventoryFigures(stock)
    const old = stock.filter(({ daysInInventory }) => (daysInInventory ?? 0) > 90).length
    expect([ages['90+'], inStock(stock, { age: '90+' })]).toEqual([old, old])
    expect(inStock(stock, { stock: 'inTransit' })).toBe(inTransit)
    expect(inStock(stock, { diagnostics: 'lowBattery' })).toBe(lowBattery)
  })

  it('sums up seven days alike: the tile by trips, the table by days', () => {
    const daysOf = new Map(DATA.dealerVehicleDays.map((days) => [days.id, days]))
    const rows: BehaviorRow[] = behaviorRows('distance', stock, ({ id }) => behaviorOf(daysOf.get(id), 7))
    const miles = inventoryDayTiles(stock, driven).distanceMi
    expect(rows.reduce((sum, row) => sum + (row.distanceDriven ?? 0), 0)).toBeCloseTo(miles, 6)
  })
})
