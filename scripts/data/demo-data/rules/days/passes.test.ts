import { expect, it } from 'vitest'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { committedRows } from '../../testing/committedRows'
import { checkRules } from '../crossRules'
import { DAY_PASS_RULES } from './passes'

const ROWS = committedRows()
/** One vehicle is enough, and its readings are made in a moment. */
const [ROW] = ROWS.vehicleDays.filter(({ id }) => id === 'v-22')
const TRIPS = ROWS.trips.filter(({ vehicleId }) => vehicleId === 'v-22')

function problemsAfter(change: Partial<VehicleDays>): string[] {
  const vehicleDays = ROW ? [{ ...ROW, ...change }] : []
  return checkRules({ ...ROWS, trips: TRIPS, vehicleDays }, DAY_PASS_RULES).flatMap(
    ({ problems }) => problems,
  )
}

/** A list whose second entry, two days ago, is another. */
const spoiled = <T>(list: readonly T[] = [], value: T): T[] => list.with(1, value)

it('finds in the readings what the days say', () => {
  expect(problemsAfter({})).toEqual([])
})

it.each<[string, Partial<VehicleDays>]>([
  ['v-22, 2 days ago: the top speed is 12', { topSpeedMph: spoiled(ROW?.topSpeedMph, 12) }],
  ['v-22, 2 days ago: fast passes 55.5', { fastPasses: spoiled(ROW?.fastPasses, [55.5]) }],
  ['v-22, 2 days ago: passes over limits 30,31', { overLimit: spoiled(ROW?.overLimit, [[30, 31]]) }],
])('says "%s"', (problem, change) => {
  expect(problemsAfter(change)).toContainEqual(expect.stringContaining(problem))
})
