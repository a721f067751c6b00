import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg, bearingDifferenceDeg, distanceMi } from '#domain/geo/measure'
import { telemetryProblems } from '#domain/trips/telemetry/telemetryProblems'
import { type DecodedPath, decodePath, type PathRoad } from '#domain/trips/tripPath'
import { REGIONS } from '../plan/regions'
import { DOOR_DISTANCE_RANGE_M } from '../routing/curb'
import type { NearbyPoint } from '../routing/streetIndex'
import { town } from '../routing/town'
import { pathsOf } from './paths'
import { type CrossRule, type DemoData, when } from './rule'
import { tripReadings } from './tripReadings'

/** A line cuts corners by some meters, and five decimals are one. */
const MAX_STREET_DISTANCE_M = 5
/** A line may bend away from its street by so much; more is the other direction. */
const MAX_BEARING_DIFFERENCE_DEG = 60
/** Vehicles stand at the curb. */
const CURB_M = 8

/** What must hold of ways on the streets of the map: slow, for whoever makes the data. */
export const ROUTE_RULES: readonly CrossRule[] = [
  {
    says: 'ways follow the streets of the map, in the direction that may be driven, by their name, class and limit',
    check: (data) => ({
      checked: REGIONS.reduce((sum, region) => sum + pathsOf(data, region).length, 0),
      problems: REGIONS.flatMap((region) =>
        pathsOf(data, region).flatMap((row) =>
          Object.keys(row.trips).flatMap((id) => {
            const path = decodePath(row, id)
            const off = path && firstOffStreet(region, path)
            return off ? [`${id}: ${off} in ${region}`] : []
          }),
        ),
      ),
    }),
  },
  {
    says: 'vehicles stand and begin on streets, and places, chargers and lots lie beside one',
    check: (data) => {
      const problems = REGIONS.flatMap((region) => [
        ...parkedProblems(data, region),
        ...streetsideProblems(data, region),
      ])
      return { checked: data.vehicles.length + data.places.length + data.chargers.length, problems }
    },
  },
  {
    says: 'what a vehicle would have recorded on its way gives back its trip: time, events at their dots, score',
    check: (data) => ({
      checked: data.trips.length * REGIONS.length,
      problems: REGIONS.flatMap((region) =>
        tripReadings(data, region).flatMap(({ trip, path, telemetry }) =>
          telemetryProblems(trip, path, telemetry).map((fault) => `${trip.id}: ${fault} in ${region}`),
        ),
      ),
    }),
  },
]

/** The first piece of a path that lies on no such street; null when all do. */
function firstOffStreet(region: Region, { points, roads }: DecodedPath): string | null {
  for (const road of roads)
    for (let at = road.from; at < road.to; at++) {
      const from = points[at]
      const to = points[at + 1]
      if (!from || !to || isDriven(region, road, from, to)) continue
      return `leaves ${road.name ?? road.roadClass} at ${from.join(', ')}`
    }
  return null
}

/** Whether the middle of a segment lies on a street like the road, along which it may be driven. */
function isDriven(region: Region, road: PathRoad, from: LngLat, to: LngLat): boolean {
  const middle: LngLat = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const bearing = bearingDeg(from, to)
  // Shorter than the slack, a segment may point anywhere.
  const turnsFreely = distanceMi(from, to) * 1609.344 < MAX_STREET_DISTANCE_M
  return town(region)
    .streets.near(middle, MAX_STREET_DISTANCE_M)
    .some(
      ({ edge, bearingDeg: street }: NearbyPoint) =>
        edge.name === road.name &&
        edge.roadClass === road.roadClass &&
        Math.abs(edge.limitMph - road.limitMph) < 0.1 &&
        (turnsFreely ||
          bearingDifferenceDeg(bearing, street) < MAX_BEARING_DIFFERENCE_DEG ||
          (!edge.oneWay && bearingDifferenceDeg(bearing, street + 180) < MAX_BEARING_DIFFERENCE_DEG)),
    )
}

function parkedProblems(data: DemoData, region: Region): string[] {
  const { streets } = town(region)
  const parked = [
    ...data.vehicles,
    // A dealer's vehicle on its lot stands in a stall.
    ...data.dealerVehicles.filter(({ geofence }) => geofence === null),
  ]
  return parked.flatMap(({ id, details }) =>
    when(streets.near(details.map[region].start, CURB_M).length === 0, `${id}: is on no street in ${region}`),
  )
}

function streetsideProblems(data: DemoData, region: Region): string[] {
  const { streets, network } = town(region)
  const spots = [
    ...data.places
      .filter(({ kind }) => kind !== 'dealer')
      .map(({ id, position }) => ({ id, at: position[region] })),
    ...data.chargers.map(({ id, map }) => ({ id, at: map[region].position })),
  ]
  const named = new Set(network.arcs.map(({ name }) => name))
  return [
    ...spots.flatMap(({ id, at }) => {
      const meters = streets.near(at, DOOR_DISTANCE_RANGE_M.max + 1)[0]?.meters ?? Number.POSITIVE_INFINITY
      return when(
        meters < DOOR_DISTANCE_RANGE_M.min - 1 || meters > DOOR_DISTANCE_RANGE_M.max + 1,
        `${id}: is ${meters.toFixed(0)} m from the next street in ${region}`,
      )
    }),
    ...data.places.flatMap(({ id, address }) =>
      when(
        ![...named].some((name) => name !== null && address[region].includes(name)),
        `${id}: ${address[region]} is at no street in ${region}`,
      ),
    ),
  ]
}
