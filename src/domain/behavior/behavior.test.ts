import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someDays } from '../testing/vehicleDays'
import type { DrivenVehicle } from '../vehicle/vehicle'
import { HISTORY_DAYS } from '../vehicle/vehicleDays'
import { behaviorOf, behaviorRows, behaviorSummary, changePercent } from './behavior'

/** So much a day in the last `days`, another so much before. */
const steps = (days: number, now: number, before: number) =>
  Array.from({ length: HISTORY_DAYS }, (_, at) => (at < days ? now : before))
const vehicle = (id: string) => ({ id }) as DrivenVehicle

describe('behaviorOf', () => {
  it('sets a window beside the one before it', () => {
    const days = someDays({ distanceMi: steps(7, 30, 20), energy: steps(7, 1, 2) })
    expect(behaviorOf(days, 7)).toEqual({
      distanceDriven: 210,
      previousDistanceDriven: 140,
      consumption: 7,
      previousConsumption: 14,
      economy: 30,
      previousEconomy: 10,
    })
  })

  it('reaches back twice sixty days', () => {
    const days = someDays({ distanceMi: steps(60, 30, 20) })
    expect(behaviorOf(days, 60)).toMatchObject({ distanceDriven: 1800, previousDistanceDriven: 1200 })
  })

  it('counts the economy of an electric vehicle in gallons of the same energy', () => {
    const days = someDays({ ev: true, distanceMi: steps(120, 100, 100), energy: steps(120, 33.7, 33.7) })
    expect(behaviorOf(days, 7).economy).toBeCloseTo(100)
  })

  it('has no economy where no energy was used', () => {
    expect(behaviorOf(someDays({ energy: steps(7, 0, 2) }), 7).economy).toBeNull()
  })
})

describe('changePercent', () => {
  it('is signed', () => {
    expect(changePercent(110, 100)).toBeCloseTo(10)
    expect(changePercent(90, 100)).toBeCloseTo(-10)
  })

  it.each([
    [null, 100],
    [100, null],
    [100, 0],
  ])('of %s after %s is not known', (now, previous) => {
    expect(changePercent(now, previous)).toBeNull()
  })

  it('leads from the one to the other', () => {
    const miles = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(miles, miles, (now, previous) => {
        expect(previous * (1 + (changePercent(now, previous) ?? 0) / 100)).toBeCloseTo(now, 6)
      }),
    )
  })
})

describe('behaviorRows', () => {
  const figures = behaviorOf(someDays({ distanceMi: steps(7, 30, 20), energy: steps(7, 1, 2) }), 7)
  const change = (table: 'distance' | 'efficiency' | 'fuel') =>
    behaviorRows(table, [vehicle('v-1')], () => figures)[0]?.change

  it('compare what their table is about', () => {
    expect(change('distance')).toBeCloseTo(50)
    expect(change('efficiency')).toBeCloseTo(200)
    expect(change('fuel')).toBeCloseTo(-50)
  })

  it('keep the order of the vehicles, and have no change for one without figures', () => {
    const rows = behaviorRows('fuel', [vehicle('v-9'), vehicle('v-1')], ({ id }) =>
      id === 'v-1' ? figures : behaviorOf(undefined, 7),
    )
    expect(rows.map((row) => row.vehicle.id)).toEqual(['v-9', 'v-1'])
    expect(rows[0]).toMatchObject({ distanceDriven: null, economy: null, change: null })
  })

  it('are of the first ten vehicles', () => {
    const many = Array.from({ length: 12 }, (_, at) => vehicle(`v-${at}`))
    const rows = behaviorRows('distance', many, () => figures)
    expect(rows.map((row) => row.vehicle.id)).toEqual(many.slice(0, 10).map(({ id }) => id))
  })
})

describe('behaviorSummary', () => {
  const gas = someDays({ id: 'v-1' })
  const far = someDays({ id: 'v-2', distanceMi: steps(120, 80, 80) })
  const electric = someDays({ id: 'v-3', ev: true })

  it('sums one drive and leaves the other out', () => {
    const summary = behaviorSummary([gas, far, electric], false, 7)
    expect(summary.vehicles).toBe(2)
    expect(summary.distance).toEqual({ value: 840, change: 0, average: 420 })
    expect(summary.consumption).toEqual({ value: 28, change: 0, average: 14 })
    expect(summary.economy).toEqual({ value: 30, change: 0, average: 30 })
  })

  it('takes the mean of what vehicles reach, not of what the fleet reaches', () => {
    const thirsty = someDays({ id: 'v-4', energy: steps(120, 8, 8) })
    const { economy } = behaviorSummary([gas, thirsty], false, 7)
    expect(economy.value).toBe(8)
    expect(economy.average).toBe(12.5)
  })

  it('has no average where nothing was driven', () => {
    expect(behaviorSummary([], true, 30)).toMatchObject({
      vehicles: 0,
      distance: { value: 0, change: null, average: null },
      economy: { value: null, change: null, average: null },
    })
  })
})
