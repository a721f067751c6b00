import type { Region } from './locale'
import type { RoadClass } from './road'

/** A stretch of a path on one road: it holds as many of the line's segments as `segments` says. */
export interface PathRoad {
  segments: number
  roadClass: RoadClass
  limitMph: number
  /** Index into the row's names; -1 for a road without one. */
  name: number
}

/** Where a dot of the trip lies: the road, and the next crossing road; -1 where there is no name. */
export interface PathDot {
  road: number
  cross: number
}

/** The way of one trip along the streets of one region, as long as the trip's distance. */
export interface TripPath {
  /** Positions as a polyline of five decimals (Google's encoded polyline, latitude first). */
  line: string
  /** Roads in order; their segments together are those of the line. */
  roads: PathRoad[]
  /** One for each dot of the trip, in its order. */
  dots: PathDot[]
}

/** The paths of all kept trips of one vehicle in one region: a row of the tripPaths dataset. */
export interface TripPaths {
  /** Region and vehicle, as in `us/v-1`. */
  id: string
  region: Region
  vehicleId: string
  /** Street names that the paths speak of. */
  names: string[]
  /** By the trip's id. */
  trips: Record<string, TripPath>
}
