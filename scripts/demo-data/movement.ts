import type { Region } from '../../src/domain/locale'
import { type SeededRandom, seededRandom, seedOf } from '../../src/domain/seededRandom'
import { dotPosition, type Trip } from '../../src/domain/trip'
import type { BodyStyle, LngLat, MapAnimation, TripHistorySummary } from '../../src/domain/vehicle'
import { bearingDeg, roundPosition, travel } from './geo'
import { type Box, DRIVING_BOXES, isInside, REGIONS } from './regions'
import { TRIP_PLACES } from './tripPlaces'

/** CSS pixels of the overview picture. */
export const OVERVIEW_SIZE: [width: number, height: number] = [320, 180]

export interface Mover {
  id: string
  body: BodyStyle
  /** 0 for one that stands. */
  speedMph: number
  /** Its trips, the oldest first. */
  trips: readonly Trip[]
}

export interface Movement {
  map: Record<Region, MapAnimation>
  tripHistorySummary: Record<Region, TripHistorySummary>
}

/**
 * Where a vehicle is: at the end of its last trip, or on its way from there, straight inside the
 * region's box until the map issue lays it on streets; and an overview of the newest full day.
 */
export function makeMovement(random: SeededRandom, mover: Mover): Movement {
  const legMiles = random.int(35, 290) / 100
  const [us, ca, mx] = REGIONS.map((region) => ({
    map: mapIn(mover, region, legMiles),
    summary: summaryIn(mover, region),
  }))
  if (!us || !ca || !mx) throw new Error('A region is missing')
  return {
    map: { us: us.map, ca: ca.map, mx: mx.map },
    tripHistorySummary: { us: us.summary, ca: ca.summary, mx: mx.summary },
  }
}

function mapIn({ id, body, speedMph, trips }: Mover, region: Region, legMiles: number): MapAnimation {
  // A stream of its own, so that one more try in Toronto moves nothing in Monterrey.
  const random = seededRandom(seedOf(`way of ${id} in ${region}`))
  const last = trips.at(-1)?.map[region]
  const start = last?.end ?? random.pick(TRIP_PLACES[region]).position
  const end = speedMph > 0 ? wayFrom(random, DRIVING_BOXES[region], start, legMiles) : start
  // One that stands looks the way it came.
  const heading = speedMph > 0 ? bearingDeg(start, end) : bearingDeg(last?.start ?? start, start)
  return { icon: body, start, end, speedMph, rotationDeg: (Math.round(heading * 10) / 10) % 360 }
}

/** The five trips of the newest full day that has any; empty for a vehicle that nobody drives. */
function summaryIn({ id, trips }: Mover, region: Region): TripHistorySummary {
  const day = Math.min(...trips.filter(({ daysAgo }) => daysAgo > 0).map(({ daysAgo }) => daysAgo))
  const shown = trips.filter(({ daysAgo }) => daysAgo === day)
  const dots = shown.flatMap(({ number, dots, map }) =>
    dots.map((dot) => ({
      type: dot.type,
      position: roundPosition(dotPosition(map[region], dot)),
      num: number,
    })),
  )
  return {
    images: shown.map(({ number }) => `trip-${id}-${number}`),
    offset:
      dots.length > 0 ? centreOf(dots.map(({ position }) => position)) : TRIP_PLACES[region][0].position,
    mapSize: OVERVIEW_SIZE,
    dots,
  }
}

function wayFrom(random: SeededRandom, box: Box, start: LngLat, miles: number): LngLat {
  for (let tries = 0; tries < 500; tries++) {
    const end = travel(start, miles, random.next() * 360)
    if (isInside(box, end)) return end
  }
  throw new Error(`No way of ${miles} miles from ${start.join(', ')} stays inside its box`)
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
