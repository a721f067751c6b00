import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import type { Trip } from '#domain/trips/trip'
import type { BodyStyle, MapAnimation, TripHistorySummary } from '#domain/vehicle/vehicle'
import { arrivalBearing, loopFrom, parkedAt } from '../routing/loop'
import { positionOf } from '../routing/route'
import { town } from '../routing/town'
import type { DriveRoutes } from '../trips/driveRoutes'
import { roundPosition } from './geo'
import { REGIONS } from './regions'

/** CSS pixels of the overview picture. */
export const OVERVIEW_SIZE: [width: number, height: number] = [320, 180]

export interface MovementPlan {
  id: string
  body: BodyStyle
  /** 0 for one that stands. */
  speedMph: number
  /** Its trips, the oldest first. */
  trips: readonly Trip[]
  /** Where they were driven, in their order. */
  routes: readonly DriveRoutes[]
}

export interface Movement {
  map: Record<Region, MapAnimation>
  tripHistorySummary: Record<Region, TripHistorySummary>
}

/**
 * Where a vehicle is: at the end of its last trip, or on its way from there along the streets; and an
 * overview of the newest full day.
 */
export function makeMovement(random: SeededRandom, plan: MovementPlan): Movement {
  const legMiles = random.int(35, 290) / 100
  const [us, ca, mx] = REGIONS.map((region) => ({
    map: mapIn(plan, region, legMiles),
    summary: summaryIn(plan, region),
  }))
  if (!us || !ca || !mx) throw new Error('A region is missing')
  return {
    map: { us: us.map, ca: ca.map, mx: mx.map },
    tripHistorySummary: { us: us.summary, ca: ca.summary, mx: mx.summary },
  }
}

function mapIn({ id, body, speedMph, routes }: MovementPlan, region: Region, legMiles: number): MapAnimation {
  // A stream of its own, so that one more try in Toronto moves nothing in Monterrey.
  const random = seededRandom(seedOf(`way of ${id} in ${region}`))
  const last = routes.at(-1)?.map[region]
  const from = last?.to ?? random.pick(town(region).places)
  if (speedMph > 0) return { icon: body, speedMph, ...loopFrom(town(region), random, from, legMiles) }
  // One that stands looks the way it came, one behind the other at the curb.
  const heading = last ? arrivalBearing(last.route) : from.bearingDeg
  return { icon: body, speedMph, ...parkedAt(from.stop, heading, random.int(-1, 1)) }
}

/** The five trips of the newest full day with trips; empty for a vehicle that nobody drives. */
function summaryIn({ id, trips, routes }: MovementPlan, region: Region): TripHistorySummary {
  const day = Math.min(...trips.filter(({ daysAgo }) => daysAgo > 0).map(({ daysAgo }) => daysAgo))
  const shown = trips.flatMap((trip, at) =>
    trip.daysAgo === day ? [{ trip, route: routes[at]?.map[region].route }] : [],
  )
  const dots = shown.flatMap(({ trip: { number, dots }, route }) =>
    dots.map((dot) => ({
      type: dot.type,
      position: route ? positionOf(route, dot.at) : depot(region),
      num: number,
    })),
  )
  return {
    images: shown.map(({ trip: { number } }) => `trip-${id}-${number}`),
    offset: dots.length > 0 ? centerOf(dots.map(({ position }) => position)) : depot(region),
    mapSize: OVERVIEW_SIZE,
    dots,
  }
}

function depot(region: Region): LngLat {
  return roundPosition(town(region).places[0].position)
}

/** The middle of the box around all positions. */
export function centerOf(positions: readonly LngLat[]): LngLat {
  const lngs = positions.map(([lng]) => lng)
  const lats = positions.map(([, lat]) => lat)
  return roundPosition([
    (Math.min(...lngs) + Math.max(...lngs)) / 2,
    (Math.min(...lats) + Math.max(...lats)) / 2,
  ])
}
