import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { cumulativeMiles, decodePolyline } from '#domain/geo/polyline'
import { type DecodedPath, decodePath, type TripPath, type TripPaths } from '#domain/trips/tripPath'
import { isInside, REGIONS, routeBox } from '../plan/regions'
import { notches } from '../routing/notches'
import { isFastRoad } from '../routing/shortestPathTree'
import { type CrossRule, type DemoData, when } from './rule'

/** The line is as long as the trip's distance to so many miles (about thirty meters). */
const LENGTH_TOLERANCE_MI = 0.02
/** Five decimals of a degree, and then some: about three meters. */
const SAME_PLACE_MI = 0.002

/** What of a trip its path must fit; a dealer's trip has no dots. */
interface PathTrip {
  id: string
  vehicleId: string
  distanceMi: number
  map: Record<Region, { start: LngLat; end: LngLat }>
  dots?: { type: number; at: number }[]
  speedOver80?: { percent: number }
}

/** Rows of a region's paths. */
export function pathsOf({ pathsUs, pathsCa, pathsMx }: DemoData, region: Region): TripPaths[] {
  return { us: pathsUs, ca: pathsCa, mx: pathsMx }[region]
}

export const PATH_RULES: readonly CrossRule[] = [
  {
    says: 'every trip has its way in every region, and every way a trip',
    check(data) {
      const trips: PathTrip[] = [...data.trips, ...data.dealerTrips]
      const problems = REGIONS.flatMap((region) => {
        const rows = pathsOf(data, region)
        const wanted = new Set(trips.map(({ id, vehicleId }) => `${region}/${vehicleId} ${id}`))
        const there = new Set(rows.flatMap((row) => Object.keys(row.trips).map((id) => `${row.id} ${id}`)))
        return [
          ...[...wanted].filter((one) => !there.has(one)).map((one) => `${one}: has no way`),
          ...[...there].filter((one) => !wanted.has(one)).map((one) => `${one}: is a way of no trip`),
          ...rows.flatMap(({ id, region: of, vehicleId }) =>
            when(
              of !== region || id !== `${region}/${vehicleId}`,
              `${id}: is not its region's and vehicle's`,
            ),
          ),
        ]
      })
      return { checked: trips.length * REGIONS.length, problems }
    },
  },
  {
    says: "a way is as long as its trip, leads from its start to its end and has the trip's dots",
    check(data) {
      const trips: PathTrip[] = [...data.trips, ...data.dealerTrips]
      const problems = REGIONS.flatMap((region) => {
        const rows = new Map(pathsOf(data, region).map((row) => [row.vehicleId, row]))
        return trips.flatMap((trip) => {
          const row = rows.get(trip.vehicleId)
          const path = row && decodePath(row, trip.id)
          if (!row || !path) return []
          const line = row.trips[trip.id]?.line ?? ''
          return pathProblems(region, trip, path, line).map((one) => `${trip.id}: ${one} in ${region}`)
        })
      })
      return { checked: trips.length * REGIONS.length, problems }
    },
  },
  {
    says: 'no way turns aside and straight back: none has a part of 60 to 500 meters whose ends are within a quarter of that',
    check: (data) => ({
      checked: REGIONS.reduce((sum, region) => sum + waysOf(data, region).length, 0),
      problems: REGIONS.flatMap((region) =>
        waysOf(data, region).flatMap(([id, { line }]) =>
          notches(decodePolyline(line)).map(
            ({ fromM, toM }) => `${id}: turns aside and back from ${fromM} m to ${toM} m in ${region}`,
          ),
        ),
      ),
    }),
  },
]

/** Every way of a region with its trip's id. */
function waysOf(data: DemoData, region: Region): [id: string, path: TripPath][] {
  return pathsOf(data, region).flatMap(({ trips }) => Object.entries(trips))
}

function pathProblems(region: Region, trip: PathTrip, path: DecodedPath, line: string): string[] {
  const points = decodePolyline(line)
  const miles = cumulativeMiles(points).at(-1) ?? 0
  const { start, end } = trip.map[region]
  const apart = (a: LngLat, b: LngLat | undefined) => !b || distanceMi(a, b) > SAME_PLACE_MI
  const last = path.roads.at(-1)
  return [
    ...when(path.mileAt.at(-1) !== trip.distanceMi, `tells of ${path.mileAt.at(-1)} miles`),
    ...when(Math.abs(miles - trip.distanceMi) > LENGTH_TOLERANCE_MI, `is ${miles.toFixed(3)} miles long`),
    ...when(apart(start, points[0]) || apart(end, points.at(-1)), 'leads from or to somewhere else'),
    ...when(last?.to !== points.length - 1, `has ${points.length} points and roads up to ${last?.to}`),
    ...when(
      path.roads.some(({ from, to }) => to <= from),
      'has a road without a segment',
    ),
    ...when((trip.dots?.length ?? 0) !== (trip.dots ? path.dots.length : 0), 'has other dots than its trip'),
    ...when(
      points.some((point) => !isInside(routeBox(region), point)),
      'leaves town',
    ),
    ...when(
      (trip.dots ?? []).some(
        ({ type, at }) => type === 12 && !isFastRoad(roadAfter(path, at * trip.distanceMi)),
      ),
      'is over 80 mph where nobody can be',
    ),
    ...when(
      (trip.distanceMi * (trip.speedOver80?.percent ?? 0)) / 100 > fastMiles(path),
      'is over 80 mph for longer than it is on a motorway',
    ),
  ]
}

/** The road on which a vehicle is after so many miles; never none, because roads cover the path. */
function roadAfter({ roads, mileAt }: DecodedPath, miles: number): DecodedPath['roads'][number] {
  const road = roads.find(({ to }) => (mileAt[to] ?? 0) >= miles) ?? roads.at(-1)
  if (!road) throw new Error('A path without roads')
  return road
}

/** Miles of the path on motorways and trunks. */
function fastMiles({ roads, mileAt }: DecodedPath): number {
  return roads
    .filter(isFastRoad)
    .reduce((sum, { from, to }) => sum + (mileAt[to] ?? 0) - (mileAt[from] ?? 0), 0)
}
