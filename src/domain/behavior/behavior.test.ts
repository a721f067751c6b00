import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'
import {
  BEHAVIOR_GROUPS,
  behaviorOf,
  behaviorRows,
  behaviorSummary,
  changePercent,
  groupOf,
  totalLines,
} from './behavior'

/** The same value every day: `now` in the last `days`, `before` in the days before. */
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
})

const rowsOf = (...days: VehicleDays[]) =>
  behaviorRows(
    'distance',
    days.map((one) => aVehicle({ id: one.id }, { ev: one.ev })),
    ({ id }) =>
      behaviorOf(
        days.find((one) => one.id === id),
        7,
      ),
  )

describe('behaviorSummary', () => {
  const gas = someDays({ id: 'v-1' })
  const far = someDays({ id: 'v-2', distanceMi: steps(120, 80, 80) })
  const electric = someDays({ id: 'v-3', ev: true })
  const parked = someDays({ id: 'v-5', distanceMi: steps(120, 0, 0), energy: steps(120, 0, 0) })

  it('sums one drive and leaves the other out, and who was not driven', () => {
    const summary = behaviorSummary(rowsOf(gas, far, electric, parked), 'gas')
    expect(summary.vehicles).toBe(2)
    expect(summary.distance).toEqual({ value: 840, change: 0, average: 420 })
    expect(summary.consumption).toEqual({ value: 28, change: 0, average: 14 })
    expect(summary.economy).toEqual({ value: 30, change: 0, average: null })
  })

  it('weighs an economy by distance: all miles by all energy, no mean of means', () => {
    const thirsty = someDays({ id: 'v-4', energy: steps(120, 8, 8) })
    expect(behaviorSummary(rowsOf(gas, thirsty), 'gas').economy.value).toBe(8)
  })

  it('has no average where nothing was driven', () => {
    expect(behaviorSummary([], 'electric')).toMatchObject({
      vehicles: 0,
      distance: { value: 0, change: null, average: null },
      economy: { value: null, change: null, average: null },
    })
  })

  it('and the lines under a table are the same figures, over all rows', () => {
    const day = fc.record({ ev: fc.boolean(), now: fc.nat(90), before: fc.nat(90), energy: fc.nat(9) })
    fc.assert(
      fc.property(fc.array(day, { maxLength: 30 }), (days) => {
        const rows = rowsOf(
          ...days.map(({ ev, now, before, energy }, at) =>
            someDays({
              id: `v-${at}`,
              ev,
              distanceMi: steps(7, now, before),
              energy: steps(7, energy, energy),
            }),
          ),
        )
        for (const group of ['gas', 'electric'] as const) {
          const { vehicles, distance, consumption, economy } = behaviorSummary(rows, group)
          const own = rows.filter((row) => groupOf(row) === group)
          const [line] = totalLines('fuel', own)
          expect(own.length).toBe(vehicles)
          if (own.length === 0) expect(line).toBeUndefined()
          else
            expect(line).toMatchObject({
              of: group,
              vehicles,
              distanceDriven: distance.value,
              consumption: consumption.value,
              economy: economy.value,
              change: consumption.change,
            })
        }
        const groups = BEHAVIOR_GROUPS.map((group) => rows.filter((row) => groupOf(row) === group).length)
        expect(groups.reduce((sum, count) => sum + count, 0)).toBe(rows.length)
      }),
    )
  })

  it('adds distances of both drives up, and keeps gallons and kWh apart', () => {
    const rows = rowsOf(gas, far, electric)
    expect(totalLines('distance', rows)).toMatchObject([{ of: 'all', vehicles: 3, distanceDriven: 1120 }])
    expect(totalLines('fuel', rows).map(({ of, consumption }) => [of, consumption])).toEqual([
      ['gas', 28],
      ['electric', 14],
    ])
  })
})
