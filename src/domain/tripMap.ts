import type { Region } from './locale'
import { type DotSubtype, type Trip, tripStart } from './trip'
import { type DecodedPath, pointAlong } from './tripPath'
import type { LngLat, TripDotType } from './vehicle'

/** Width and height of a trip's map in CSS pixels, before a screen makes it larger. */
export const TRIP_MAP_SIZE: readonly [width: number, height: number] = [320, 180]

/** What stands as a dot's address: the place at either end, the road and the one that crosses in between. */
export type DotAddress = { place: string } | { road: string | null; cross: string | null }

/** A dot as the map draws it and its popup reads (spec section 3). */
export interface MapDot {
  id: number
  type: TripDotType
  position: LngLat
  data: {
    time: Date
    address: DotAddress
    odometerMi: number
    speedMph: number
    speedLimitMph: number
    subtypes: DotSubtype[]
    idleMinutes: number | null
    /** Id of the camera event whose clip shows it. */
    video: string | null
  }
}

/** A trip's map in one region, in the spec's shape; positions are degrees (decision 2). */
export interface TripMap {
  startLocation: string
  endLocation: string
  /** The middle of the map, in place of the spec's pixel offsets. */
  offset: LngLat
  mapSize: readonly [width: number, height: number]
  dots: MapDot[]
}

/**
 * What the map of a trip shows in a region: `path` is the trip's there. What is the same everywhere is
 * kept once in the row.
 */
export function tripMap(trip: Trip, path: DecodedPath, region: Region, now: Date, timeZone: string): TripMap {
  const way = trip.map[region]
  const began = tripStart(trip, now, timeZone).getTime()
  return {
    startLocation: way.startLocation,
    endLocation: way.endLocation,
    offset: middleOf(path.points),
    mapSize: TRIP_MAP_SIZE,
    dots: trip.dots.map((dot, at) => ({
      id: dot.id,
      type: dot.type,
      position: pointAlong(path, dot.at * trip.distanceMi).position,
      data: {
        time: new Date(began + dot.minute * 60_000),
        address: addressOf(way, dot.type, path.dots[at]),
        odometerMi: dot.odometerMi,
        speedMph: dot.speedMph,
        speedLimitMph: dot.speedLimitMph,
        subtypes: dot.subtypes ?? [],
        idleMinutes: dot.idleMinutes ?? null,
        video: dot.video ?? null,
      },
    })),
  }
}

function addressOf(
  { startLocation, endLocation }: Trip['map'][Region],
  type: TripDotType,
  dot: DecodedPath['dots'][number] | undefined,
): DotAddress {
  if (type === 0) return { place: startLocation }
  return type === 3 ? { place: endLocation } : { road: dot?.road ?? null, cross: dot?.cross ?? null }
}

/** The middle of the box around a path. */
function middleOf(points: readonly LngLat[]): LngLat {
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(points.map(([lng]) => lng)), middle(points.map(([, lat]) => lat))]
}
