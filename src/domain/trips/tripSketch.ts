import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { positionAlong } from '#domain/geo/polyline'
import type { TripHistorySummary, TripSummaryDot } from '#domain/vehicle/vehicle'
import type { Trip } from './trip'
import type { DecodedPath } from './tripPath'

/** A point of the picture, CSS pixels from its upper left corner. */
export type SketchPoint = readonly [x: number, y: number]

export interface SketchTrip {
  num: TripSummaryDot['num']
  line: SketchPoint[]
  /** Position of its number. */
  label: SketchPoint
  /** Dots between start and end. */
  dots: SketchPoint[]
}

export interface Sketch {
  size: readonly [width: number, height: number]
  /** In the order of their numbers. */
  trips: SketchTrip[]
}

/**
 * The dots of a trip on the overview: their positions on the trip's path, or start and end without a path.
 * They come from the trip, not from the vehicle's stored overview, because the newest full day differs by
 * weekday (docs/decisions.md D43).
 */
export function summaryDots(
  { number, distanceMi, dots, map }: Pick<Trip, 'number' | 'distanceMi' | 'dots' | 'map'>,
  region: Region,
  path: DecodedPath | null,
): TripSummaryDot[] {
  const shown = path ? dots : dots.filter((_, at) => at === 0 || at === dots.length - 1)
  return shown.map(({ type, at }) => ({
    type,
    num: number,
    position: path
      ? positionAlong(path.points, path.mileAt, at * distanceMi)
      : at === 0
        ? map[region].start
        : map[region].end,
  }))
}

/** Margin around the lines for their numbers, CSS pixels. */
const MARGIN = 18

/**
 * A drawing of a day's trips: north is up, with the same scale in every direction.
 * @param lines paths along the streets by trip number; without one, a line from dot to dot
 */
export function sketchOf(
  { dots, mapSize }: Pick<TripHistorySummary, 'dots' | 'mapSize'>,
  lines: ReadonlyMap<number, readonly LngLat[]>,
): Sketch {
  const numbers = [...new Set(dots.map(({ num }) => num))].sort((a, b) => a - b)
  const projectedLines = numbers.map((num) => {
    const dotsOfTrip = dots.filter((dot) => dot.num === num).map(({ position }) => position)
    return { num, dotsOfTrip, line: lines.get(num) ?? dotsOfTrip }
  })
  const place = projection(
    projectedLines.flatMap(({ dotsOfTrip, line }) => [...dotsOfTrip, ...line]),
    mapSize,
  )
  const labels: SketchPoint[] = []
  const trips = projectedLines.map(({ num, dotsOfTrip, line }) => {
    const points = line.map(place)
    const label = labelPoint(points, labels)
    labels.push(label)
    return { num, line: points, label, dots: dotsOfTrip.slice(1, -1).map(place) }
  })
  return { size: mapSize, trips }
}

/** Fits all positions into the middle of the picture. */
function projection(all: readonly LngLat[], [width, height]: readonly [number, number]) {
  const lngs = all.map(([lng]) => lng)
  const lats = all.map(([, lat]) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  // Ratio of a degree of longitude to one of latitude.
  const lngScale = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const wide = (east - west) * lngScale
  const scale = Math.min(
    (width - 2 * MARGIN) / Math.max(wide, Number.EPSILON),
    (height - 2 * MARGIN) / Math.max(north - south, Number.EPSILON),
  )
  const left = (width - wide * scale) / 2
  const top = (height - (north - south) * scale) / 2
  return ([lng, lat]: LngLat): SketchPoint => [
    left + (lng - west) * lngScale * scale,
    top + (north - lat) * scale,
  ]
}

/** Possible positions of a number along its line as shares, the preferred one first. */
const LABEL_AT = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1]
/** Minimum distance between two numbers, CSS pixels. */
const LABEL_GAP = 21

/** Position of a line's number: near its middle, and clear of numbers that are already placed if possible. */
function labelPoint(line: readonly SketchPoint[], taken: readonly SketchPoint[]): SketchPoint {
  const room = ([x, y]: SketchPoint) => Math.min(...taken.map(([tx, ty]) => Math.hypot(x - tx, y - ty)))
  const places = LABEL_AT.map((share) => pointAtShare(line, share))
  const [widest = [0, 0]] = places.toSorted((a, b) => room(b) - room(a))
  return places.find((place) => room(place) >= LABEL_GAP) ?? widest
}

/** The point at a share of a line's length, 0 to 1. */
function pointAtShare(line: readonly SketchPoint[], share: number): SketchPoint {
  const lengths = line
    .slice(1)
    .map(([x, y], at) => Math.hypot(x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)))
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [line[at], line[at + 1]]
    if (from && to && left <= length && length > 0) {
      return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length]
    }
    left -= length
  }
  return line.at(-1) ?? [0, 0]
}
