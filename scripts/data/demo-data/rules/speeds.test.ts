import { expect, it } from 'vitest'
import type { Trip } from '#domain/trips/trip'
import { committedRows } from '../testing/committedRows'
import { checkRules } from './crossRules'
import type { DemoData } from './rule'
import { SPEED_RULES, speedReportLines } from './speeds'

const ROWS = committedRows()
/** Some vehicles in one region are enough for figures; that all keep the rule is a step of `npm run check`. */
const SOME: DemoData = { ...ROWS, trips: ROWS.trips.slice(0, 180), pathsCa: [], pathsMx: [] }

function problemsAfter(spoil: (trip: Trip) => Partial<Trip>): string[] {
  const trips = SOME.trips.map((trip) => ({ ...trip, ...spoil(trip) }))
  return checkRules({ ...SOME, trips }, SPEED_RULES)
    .flatMap(({ problems }) => problems)
    .filter((problem) => problem.includes(' in us'))
}

it('finds nothing wrong with how vehicles are driven', () => {
  expect(problemsAfter(() => ({}))).toEqual([])
})

it.each<[string, (trip: Trip) => Partial<Trip>]>([
  [
    'median speed in motion in town, mph: ',
    ({ minutes, idleMinutes }) => ({ minutes: Math.round((minutes - idleMinutes) * 1.5) + idleMinutes }),
  ],
  [
    'stops per mile in town: ',
    ({ minutes, idleMinutes }) => ({ minutes: minutes - idleMinutes, idleMinutes: 0 }),
  ],
  [
    'mean stop, seconds: ',
    ({ minutes, idleMinutes }) => ({ minutes: minutes + 4 * idleMinutes, idleMinutes: idleMinutes * 5 }),
  ],
  ['mean speed of trips in town, stops included, mph: ', ({ minutes }) => ({ minutes: minutes + 6 })],
])('says "%s"', (problem, spoil) => {
  expect(problemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
})

it('prints each figure of each region', () => {
  const [head, ...lines] = speedReportLines({ ...ROWS, trips: ROWS.trips.slice(0, 20) })
  expect(head).toMatch(/us +ca +mx/)
  expect(lines).not.toHaveLength(0)
  for (const line of lines) expect(line).toMatch(/(\d+\.\d +){3}/)
})
