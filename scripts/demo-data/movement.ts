import type { Region } from '../../src/domain/locale'
import { type SeededRandom, seededRandom, seedOf } from '../../src/domain/seededRandom'
import type {
  BodyStyle,
  LngLat,
  MapAnimation,
  TripHistorySummary,
  TripSummaryDot,
} from '../../src/domain/vehicle'
import { bearingDeg, roundPosition, travel } from './geo'
import { type Box, DRIVING_BOXES, isInside, REGIONS } from './regions'

/** Trip numbers, the oldest first. */
export const TRIP_NUMBERS = [1, 2, 3, 4, 5] as const
/** CSS pixels of the overview picture. */
export const OVERVIEW_SIZE: [width: number, height: number] = [320, 180]

/** What is the same in every region (decision 23): how far, how fast, and where along a trip something was read. */
interface Plan {
  trips: { miles: number; readingsAt: number[] }[]
  /** Miles of the way that a moving vehicle is on. */
  legMiles: number
}

export interface Mover {
  id: string
  body: BodyStyle
  /** 0 for one that stands. */
  speedMph: number
}

export interface Movement {
  map: Record<Region, MapAnimation>
  tripHistorySummary: Record<Region, TripHistorySummary>
}

/**
 * Five trips, each from where the one before ended, and the way that the vehicle is on now from
 * where the fifth ended. Straight lines inside the region's box; the map issue lays them on streets.
 */
export function makeMovement(random: SeededRandom, mover: Mover): Movement {
  const plan = makePlan(random)
  const [us, ca, mx] = REGIONS.map((region) => inRegion(mover, region, plan))
  if (!us || !ca || !mx) throw new Error('A region is missing')
  return {
    map: { us: us.map, ca: ca.map, mx: mx.map },
    tripHistorySummary: { us: us.summary, ca: ca.summary, mx: mx.summary },
  }
}

function makePlan(random: SeededRandom): Plan {
  const trips = TRIP_NUMBERS.map(() => ({
    miles: random.int(8, 30) / 10,
    readingsAt: random.weighted([
      [[0.5], 2],
      [[0.35, 0.7], 1],
    ]),
  }))
  return { trips, legMiles: random.int(35, 290) / 100 }
}

function inRegion(
  { id, body, speedMph }: Mover,
  region: Region,
  plan: Plan,
): { map: MapAnimation; summary: TripHistorySummary } {
  // A stream of its own, so that one more try in Toronto moves nothing in Monterrey.
  const random = seededRandom(seedOf(`ways of ${id} in ${region}`))
  const box = DRIVING_BOXES[region]
  const dots: TripSummaryDot[] = []
  let position = somewhereIn(random, box)
  let heading = 0

  for (const [index, { miles, readingsAt }] of plan.trips.entries()) {
    const num = TRIP_NUMBERS[index] ?? 5
    const start = position
    const end = wayFrom(random, box, start, miles)
    dots.push({ type: 0, position: start, num })
    for (const share of readingsAt) dots.push({ type: 4, position: along(start, end, share), num })
    dots.push({ type: 3, position: end, num })
    heading = bearingDeg(start, end)
    position = end
  }

  const end = speedMph > 0 ? wayFrom(random, box, position, plan.legMiles) : position
  return {
    map: {
      icon: body,
      start: position,
      end,
      speedMph,
      // One that stands looks the way it came.
      rotationDeg: tenth(speedMph > 0 ? bearingDeg(position, end) : heading) % 360,
    },
    summary: {
      images: TRIP_NUMBERS.map((num) => `trip-${id}-${num}`),
      offset: centreOf(dots.map((dot) => dot.position)),
      mapSize: OVERVIEW_SIZE,
      dots,
    },
  }
}

function somewhereIn(random: SeededRandom, { west, south, east, north }: Box): LngLat {
  return roundPosition([west + random.next() * (east - west), south + random.next() * (north - south)])
}

function wayFrom(random: SeededRandom, box: Box, start: LngLat, miles: number): LngLat {
  for (let tries = 0; tries < 500; tries++) {
    const end = travel(start, miles, random.next() * 360)
    if (isInside(box, end)) return end
  }
  throw new Error(`No way of ${miles} miles from ${start.join(', ')} stays inside its box`)
}

function along([lngA, latA]: LngLat, [lngB, latB]: LngLat, share: number): LngLat {
  return roundPosition([lngA + (lngB - lngA) * share, latA + (latB - latA) * share])
}

/** The middle of the box around all positions. */
export function centreOf(positions: readonly LngLat[]): LngLat {
  const lngs = positions.map(([lng]) => lng)
  const lats = positions.map(([, lat]) => lat)
  return roundPosition([
    (Math.min(...lngs) + Math.max(...lngs)) / 2,
    (Math.min(...lats) + Math.max(...lats)) / 2,
  ])
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
