import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { HEALTH_LEVELS, VEHICLE_STATUSES, type Vehicle } from '#domain/vehicle/vehicle'
import { categoryOf, dashboardFigures, dayTiles, inventoryDayTiles } from './dashboard'

const vehicle = (status: Vehicle['status'], health: Vehicle['health'], driverId: string | null) =>
  ({ id: 'v-1', status, health, driverId }) as Vehicle

describe('dashboardFigures of a fleet', () => {
  it('counts vehicles by status, health and driver', () => {
    const figures = dashboardFigures([
      vehicle('connected', 'high', 'u-1'),
      vehicle('valid', 'medium', null),
      vehicle('nonConnected', 'noIssues', 'u-2'),
      vehicle('waitingForIgnition', 'medium', null),
      vehicle('nonConnected', 'noData', null),
    ])
    expect(figures).toMatchObject({
      vehicleCount: 5,
      withoutIssues: 1,
      withoutData: 1,
      diagnosticIssues: 3,
      diagnosticIssuesHigh: 1,
      diagnosticIssuesMed: 2,
      checkedOutVehicles: 2,
    })
    expect(figures.snapshotBreakdown).toEqual({
      noIssues: { value: 2, color: 'good' },
      nonConnected: { value: 2, color: 'unknown' },
      configurationError: { value: 0, color: 'bad' },
      pendingConfiguration: { value: 0, color: 'warning' },
      waitingForIgnition: { value: 1, color: 'brand' },
    })
  })

  it('puts every vehicle into one category and one level', () => {
    const any = fc.record({
      status: fc.constantFrom(...VEHICLE_STATUSES),
      health: fc.constantFrom(...HEALTH_LEVELS),
    })
    fc.assert(
      fc.property(fc.array(any), (rows) => {
        const figures = dashboardFigures(rows.map(({ status, health }) => vehicle(status, health, null)))
        const parts = Object.values(figures.snapshotBreakdown)
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(rows.length)
        expect(figures.diagnosticIssuesHigh + figures.diagnosticIssuesMed).toBe(figures.diagnosticIssues)
        expect(figures.diagnosticIssues + figures.withoutIssues + figures.withoutData).toBe(rows.length)
      }),
    )
  })
})

describe('dashboardFigures of an inventory', () => {
  it('separates urgent issues from others', () => {
    const stock = (health: DealerVehicle['health']) =>
      aDealerVehicle({ health, assignedDriver: health === null ? 'Sam' : null })
    expect(
      dashboardFigures([
        stock('lowOil'),
        stock('lowBattery'),
        stock('lowFuel'),
        stock('lowTirePressure'),
        stock(null),
        aDealerVehicle({}, { fuel: null }),
      ]),
    ).toMatchObject({
      vehicleCount: 6,
      withoutIssues: 1,
      withoutData: 1,
      diagnosticIssuesHigh: 2,
      diagnosticIssuesMed: 2,
      checkedOutVehicles: 1,
    })
  })
})

describe('categoryOf', () => {
  it('maps each issue status to its own category', () => {
    expect(VEHICLE_STATUSES.map(categoryOf)).toEqual([
      'noIssues',
      'nonConnected',
      'noIssues',
      'pendingConfiguration',
      'configurationError',
      'waitingForIgnition',
    ])
  })
})

describe('dayTiles', () => {
  it('sums seven days, fuel and charge apart, the oldest day first', () => {
    const gas = someDays()
    gas.distanceMi[2] = 100
    const tiles = dayTiles([gas, someDays({ id: 'v-2', ev: true })])
    expect(tiles).toMatchObject({ distanceMi: 620, gallons: 14, kWh: 14 })
    expect(tiles.days.map(({ daysAgo }) => daysAgo)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(tiles.busiest).toEqual({ daysAgo: 3, distanceMi: 140, gallons: 2, kWh: 2 })
  })

  it('returns the newer day in a tie for the busiest', () => {
    expect(dayTiles([someDays()]).busiest?.daysAgo).toBe(1)
  })

  it('has no busiest day where nothing was driven', () => {
    expect(dayTiles([])).toMatchObject({ distanceMi: 0, busiest: null })
  })
})

describe('inventoryDayTiles', () => {
  const trip = (vehicleId: string, ended: Parameters<typeof inventoryDayTiles>[1][number]['ended']) =>
    ({ vehicleId, ended, distanceMi: 30, fuelEconomyMpg: 30 }) as const
  const stock = [
    { id: 'd-1', details: { ev: false } },
    { id: 'd-2', details: { ev: true } },
  ]

  it('sums the trips of full days, fuel by economy and charge by energy per gallon', () => {
    const tiles = inventoryDayTiles(stock, [
      trip('d-1', { daysAgo: 1, minuteOfDay: 600 }),
      trip('d-2', { daysAgo: 7, minuteOfDay: 600 }),
      trip('d-1', { minutesAgo: 20 }),
      trip('d-1', { daysAgo: 8, minuteOfDay: 600 }),
      trip('d-9', { daysAgo: 2, minuteOfDay: 600 }),
    ])
    expect(tiles).toMatchObject({ distanceMi: 60, gallons: 1, kWh: 33.7 })
    expect(tiles.days.map(({ distanceMi }) => distanceMi)).toEqual([30, 0, 0, 0, 0, 0, 30])
    expect(tiles.busiest?.daysAgo).toBe(1)
  })
})
