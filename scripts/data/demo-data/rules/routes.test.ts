import { expect, it } from 'vitest'
import { decodePolyline, encodePolyline } from '#domain/geo/polyline'
import type { TripPath } from '#domain/trips/tripPath'
import { committedRows } from '../testing/committedRows'
import { checkRules } from './crossRules'
import { PATH_RULES } from './paths'
import { ROUTE_RULES } from './routes'
import type { DemoData } from './rule'

const ROWS = committedRows()
/** One vehicle's are enough. */
const ONE: DemoData = {
  ...ROWS,
  vehicles: ROWS.vehicles.slice(0, 1),
  dealerVehicles: [],
  trips: ROWS.trips.filter(({ vehicleId }) => vehicleId === 'v-1'),
  dealerTrips: [],
  pathsUs: ROWS.pathsUs.slice(0, 1),
  pathsCa: ROWS.pathsCa.slice(0, 1),
  pathsMx: ROWS.pathsMx.slice(0, 1),
}

function problemsAfter(spoil: (path: TripPath, data: DemoData) => void): string[] {
  const data = structuredClone(ONE)
  const path = data.pathsUs[0]?.trips['t-101']
  if (!path) throw new Error('The first vehicle has no way')
  spoil(path, data)
  return checkRules(data, [...PATH_RULES, ...ROUTE_RULES]).flatMap(({ problems }) => problems)
}

it('finds nothing wrong with the routes of a vehicle', () => {
  expect(problemsAfter(() => {})).toEqual([])
})

it.each<[string, (path: TripPath, data: DemoData) => void]>([
  ['us/v-1 t-101: has no way', (_, { pathsUs }) => delete pathsUs[0]?.trips['t-101']],
  ['t-101: tells of 1 miles in us', (path) => Object.assign(path, { miles: 1 })],
  [
    't-101: leads from or to somewhere else in us',
    (path) => Object.assign(path, { line: encodePolyline(decodePolyline(path.line).toReversed()) }),
  ],
  ['points and roads up to', (path) => Object.assign(path, { roads: `${path.roads} 1f25` })],
  [
    't-101: turns aside and back from ',
    (path) => {
      const line = decodePolyline(path.line)
      const [lng, lat] = line[3] ?? [0, 0]
      Object.assign(path, { line: encodePolyline(line.toSpliced(4, 0, [lng, lat + 0.0005], [lng, lat])) })
    },
  ],
  ['t-101: has other dots than its trip in us', (path) => Object.assign(path, { dots: `${path.dots} ,` })],
  [
    't-101: leaves ',
    (path) =>
      Object.assign(path, {
        line: encodePolyline(
          decodePolyline(path.line).map(([lng, lat], at) => [lng + (at === 3 ? 0.001 : 0), lat]),
        ),
      }),
  ],
  ['t-101: leaves ', (path) => Object.assign(path, { roads: path.roads.replace(/^(\d+)[a-h]/, '$1a') })],
  [
    'v-1: is on no street in ca',
    (_, { vehicles }) => vehicles[0] && Object.assign(vehicles[0].details.map.ca, { start: [-79.4, 43.6] }),
  ],
  [
    'm from the next street in mx',
    (_, { places }) => places[0] && Object.assign(places[0].position, { mx: places[1]?.position.us }),
  ],
  [
    't-101: is over 80 mph for longer than it is on a motorway in us',
    (_, { trips }) =>
      trips[0] && Object.assign(trips[0], { speedOver80: { times: 1, deduction: 30, percent: 100 } }),
  ],
  [
    't-101: the path cannot be driven in the time in us',
    (_, { trips }) => trips[0] && Object.assign(trips[0], { minutes: 6, idleMinutes: 0 }),
  ],
])('says "%s"', (problem, spoil) => {
  expect(problemsAfter(spoil)).toContainEqual(expect.stringContaining(problem))
})
