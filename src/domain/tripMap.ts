import type { Region } from './locale'
import { type DotSubtype, dotAddress, dotPosition, type Trip, tripStart } from './trip'
import type { LngLat, TripDotType } from './vehicle'

/** Width and height of a trip's map in CSS pixels, before a screen makes it larger. */
export const TRIP_MAP_SIZE: readonly [width: number, height: number] = [320, 180]

/** A dot as the map draws it and its popup reads (spec section 3). */
export interface MapDot {
  id: number
  type: TripDotType
  position: LngLat
  data: {
    time: Date
    address: string
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

/** What the map of a trip shows in a region; what is the same everywhere is kept once in the row. */
export function tripMap(trip: Trip, region: Region, now: Date, timeZone: string): TripMap {
  const way = trip.map[region]
  const began = tripStart(trip, now, timeZone).getTime()
  return {
    startLocation: way.startLocation,
    endLocation: way.endLocation,
    offset: [(way.start[0] + way.end[0]) / 2, (way.start[1] + way.end[1]) / 2],
    mapSize: TRIP_MAP_SIZE,
    dots: trip.dots.map((dot) => ({
      id: dot.id,
      type: dot.type,
      position: dotPosition(way, dot),
      data: {
        time: new Date(began + dot.minute * 60_000),
        address: dotAddress(way, dot),
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
