import { expect, it } from 'vitest'
import type { BehaviorRow } from '../../domain/behavior/behavior'
import { shownValue } from './shownValue'

const row = (economy: number | null, ev = false) =>
  ({
    vehicle: { label: 'Unit 1', driverName: null, details: { ev } },
    consumption: 10,
    economy,
    change: 25,
  }) as unknown as BehaviorRow

it('follows a dotted key to a text', () => {
  expect(shownValue(row(20), 'vehicle.label', false, 'metric')).toBe('Unit 1')
})

it('is missing when a key or the value does not exist', () => {
  expect(shownValue(row(20), 'vehicle.driverName', false, 'metric')).toBeNull()
  expect(shownValue(row(20), 'vehicle.nobody', false, 'metric')).toBeNull()
  expect(shownValue(row(null), 'economy', false, 'metric')).toBeNull()
})

it('reverses the order of fuel economy in liters per 100 km', () => {
  const figures = (system: 'imperial' | 'metric') =>
    [20, 40].map((mpg) => Number(shownValue(row(mpg), 'economy', true, system)))
  const [low = 0, high = 0] = figures('imperial')
  const [more = 0, less = 0] = figures('metric')
  expect(low).toBeLessThan(high)
  expect(more).toBeGreaterThan(less)
  expect(shownValue(row(20), 'change', true, 'metric')).toBe(-20)
  expect(shownValue(row(20), 'change', false, 'metric')).toBe(25)
})

it('leaves kWh as they are', () => {
  expect(shownValue(row(20, true), 'consumption', false, 'metric')).toBe(10)
  expect(shownValue(row(20), 'consumption', false, 'metric')).toBeCloseTo(37.85)
})
