import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg } from '#domain/geo/measure'
import { cumulativeMiles, decodePolyline, positionAlong, segmentAt } from '#domain/geo/polyline'
import { ROAD_CLASSES, type RoadClass } from '#domain/geo/road'

/**
 * The path of one trip along the streets of one region, scaled to the trip's distance. Stored as long texts,
 * so that a thousand of them are read and checked quickly.
 */
export interface TripPath {
  /** The trip's distance. */
  miles: number
  /** Positions as a polyline of five decimals (Google's encoded polyline, latitude first). */
  line: string
  /**
   * Roads in order, separated by spaces: number of line segments, a letter for the class, the limit in mph
   * and, after a comma, the index of the name, as in `12c30,4`. Together they cover the line.
   */
  roads: string
  /**
   * One for each dot of the trip, in order, separated by spaces: indexes of the road's name and of the next
   * crossing road's, as in `4,7`; empty without a name.
   */
  dots: string
}

/** The paths of all stored trips of one vehicle in one region: a row of the tripPaths datasets. */
export interface TripPaths {
  /** Region and vehicle, as in `us/v-1`; a dealer's vehicle as in `us/d-1`. */
  id: string
  region: Region
  vehicleId: string
  /** Street names that the paths refer to. */
  names: string[]
  /** By trip id. */
  trips: Record<string, TripPath>
}

/** A section of a path on one road, between two of the path's points. */
export interface PathRoad {
  from: number
  to: number
  roadClass: RoadClass
  limitMph: number
  name: string | null
}

/** Location of a dot: the road, and the next road that crosses it. */
export interface PathDot {
  road: string | null
  cross: string | null
}

/** A decoded path, as map and telemetry use it. */
export interface DecodedPath {
  points: LngLat[]
  /** Miles from the start to each point; the last one is the trip's distance. */
  mileAt: number[]
  roads: PathRoad[]
  dots: PathDot[]
}

/** Letters for the classes in order, as in `TripPath.roads`. */
const CLASS_LETTERS = 'abcdefgh'

/** The letter of a road's class in `TripPath.roads`. */
export function classLetter(roadClass: RoadClass): string {
  return CLASS_LETTERS.charAt(ROAD_CLASSES.indexOf(roadClass))
}

/** The path of one trip; null if the row does not have it. */
export function decodePath(row: Pick<TripPaths, 'names' | 'trips'>, tripId: string): DecodedPath | null {
  const path = Object.hasOwn(row.trips, tripId) ? row.trips[tripId] : undefined
  if (!path) return null
  const points = decodePolyline(path.line)
  const named = (index: string | undefined): string | null =>
    index ? (row.names[Number(index)] ?? null) : null
  return {
    points,
    mileAt: scaleToDistance(cumulativeMiles(points), path.miles),
    roads: decodeRoads(path.roads, named),
    dots: path.dots.split(' ').map((dot) => {
      const [road, cross] = dot.split(',')
      return { road: named(road), cross: named(cross) }
    }),
  }
}

/** The line's length differs from the trip's distance by a few meters; the distance is authoritative. */
function scaleToDistance(mileAt: number[], miles: number): number[] {
  const length = mileAt.at(-1) ?? 0
  if (length === 0) return mileAt
  const all = mileAt.map((mile) => (mile / length) * miles)
  all[all.length - 1] = miles
  return all
}

function decodeRoads(roads: string, named: (index: string | undefined) => string | null): PathRoad[] {
  let to = 0
  return roads.split(' ').map((road) => {
    const [, segments, letter, limit, name] = /^(\d+)([a-h])([\d.]+)(?:,(\d+))?$/.exec(road) ?? []
    const roadClass = ROAD_CLASSES[CLASS_LETTERS.indexOf(letter ?? '?')]
    if (!segments || !roadClass || !limit) throw new TypeError(`No road of a path: ${road}`)
    const from = to
    to += Number(segments)
    return { from, to, roadClass, limitMph: Number(limit), name: named(name) }
  })
}

/** The road of the segment after point `segment`. */
export function roadAt(path: Pick<DecodedPath, 'roads'>, segment: number): PathRoad | undefined {
  return path.roads.find(({ to }) => segment < to) ?? path.roads.at(-1)
}

/** Position after a number of miles of the trip, with road, limit and bearing. */
export function pointAlong(
  path: DecodedPath,
  miles: number,
): { position: LngLat; bearingDeg: number; road: string | null; limitMph: number } {
  const segment = segmentAt(path.mileAt, miles)
  const from = path.points[segment]
  const to = path.points[segment + 1]
  const road = roadAt(path, segment)
  return {
    position: positionAlong(path.points, path.mileAt, miles),
    bearingDeg: from && to ? bearingDeg(from, to) : 0,
    road: road?.name ?? null,
    limitMph: road?.limitMph ?? 0,
  }
}
