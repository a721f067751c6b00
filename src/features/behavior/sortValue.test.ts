import { expect, it } from 'vitest'
import type { BehaviorRow } from '#domain/behavior/behavior'
import { sortValue } from './sortValue'

const row = (economy: number | null, ev = false) =>
  ({
    vehicle: { label: 'Unit 1', driverName: null, details: { ev } },
    consumption: 10,
    economy,
    change: 25,
  }) as unknown as BehaviorRow

it('follows a dotted key to a text', () => {
  expect(sortValue(row(20), 'vehicle.label', 'metric', false)).toBe('Unit 1')
})

it('is missing when a key or the value does not exist', () => {
  expect(sortValue(row(20), 'vehicle.driverName', 'metric', false)).toBeNull()
  expect(sortValue(row(20), 'vehicle.nobody', 'metric', false)).toBeNull()
  expect(sortValue(row(null), 'economy', 'metric', false)).toBeNull()
})

it('reverses the order of fuel economy in liters per 100 km', () => {
  const figures = (system: 'imperial' | 'metric') =>
    [20, 40].map((mpg) => Number(sortValue(row(mpg), 'economy', system, true)))
  const [low = 0, high = 0] = figures('imperial')
  const [more = 0, less = 0] = figures('metric')
  expect(low).toBeLessThan(high)
  expect(more).toBeGreaterThan(less)
  expect(sortValue(row(20), 'change', 'metric', true)).toBe(-20)
  expect(sortValue(row(20), 'change', 'metric', false)).toBe(25)
})

it('compares kWh and gallons by the energy in them', () => {
  const gas = sortValue(row(20), 'consumption', 'metric', false)
  const electric = sortValue(row(20, true), 'consumption', 'metric', false)
  expect([gas, Number(electric) * 33.7]).toEqual([10, 10])
})
