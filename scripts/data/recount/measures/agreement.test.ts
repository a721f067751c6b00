import { expect, it } from 'vitest'
import { behaviorOf, behaviorRows, behaviorSummary } from '#domain/behavior/behavior'
import { dayTiles } from '#domain/dashboard/dashboard'
import { daySumsOf } from '#domain/performance/daySums'
import { type Measure, measureValue } from '#domain/performance/measures'
import { rankedScores } from '#domain/performance/rankedScores'
import { spentByDay } from '#domain/performance/spentByDay'
import { fullDays, overallCostPerMile, vehicleCosts } from '#domain/reports/expenseTotals'
import { windowScore } from '#domain/trips/tripHistory'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'
import { committedRows } from '../../demo-data/testing/committedRows'

/** A figure of the performance screen is the same wherever else the product shows it. */
const { vehicles, vehicleDays, expenses } = committedRows()
const ids = new Set(vehicles.map(({ id }) => id))
const facts = { sums: daySumsOf(vehicleDays), spent: spentByDay(expenses, ids) }
const value = (measure: Measure, days: WindowDays) => measureValue(measure, facts, days) ?? Number.NaN

it.each(WINDOWS)('has the economy, distance, fuel and energy of the summaries over %i days', (days) => {
  const daysOf = new Map(vehicleDays.map((row) => [row.id, row]))
  const rows = behaviorRows('distance', vehicles, ({ id }) => behaviorOf(daysOf.get(id), days))
  const [gas, electric] = [behaviorSummary(rows, 'gas'), behaviorSummary(rows, 'electric')]
  expect(value('gasEconomy', days)).toBeCloseTo(gas.economy.value ?? 0, 6)
  expect(value('electricEconomy', days)).toBeCloseTo(electric.economy.value ?? 0, 6)
  expect(value('fuel', days)).toBeCloseTo(gas.consumption.value ?? 0, 6)
  expect(value('energy', days)).toBeCloseTo(electric.consumption.value ?? 0, 6)
  expect(value('distance', days)).toBeCloseTo((gas.distance.value ?? 0) + (electric.distance.value ?? 0), 6)
})

it('has the distance and the fuel of the tiles of seven days', () => {
  const tiles = dayTiles(vehicleDays)
  expect(value('distance', 7)).toBeCloseTo(tiles.distanceMi, 6)
  expect(value('fuel', 7)).toBeCloseTo(tiles.gallons, 6)
})

it.each(WINDOWS)('ranks by the scores and changes of the drivers’ own pages over %i days', (days) => {
  const ranked = rankedScores(vehicleDays, days, (row, at) => row.driverId[at] ?? null)
  expect(ranked.length).toBeGreaterThan(20)
  for (const { id, score, change } of ranked) {
    expect({ score, change }).toEqual(windowScore(vehicleDays, { driverId: id }, days))
  }
})

it.each(WINDOWS)('has the cost per mile of the expenses over %i days', (days) => {
  const costs = vehicleCosts(vehicleDays, expenses, fullDays(days))
  expect(value('costPerMile', days)).toBeCloseTo(overallCostPerMile(costs) ?? Number.NaN, 6)
})
