import type { LngLat, TripHistorySummary, TripSummaryDot } from './vehicle'

/** A place on the picture, CSS pixels from its upper left corner. */
export type SketchPoint = readonly [x: number, y: number]

/** One trip on the picture. */
export interface SketchTrip {
  num: TripSummaryDot['num']
  line: SketchPoint[]
  /** Where its number stands: halfway along. */
  label: SketchPoint
  /** What happened on the way, between start and end. */
  dots: SketchPoint[]
}

export interface Sketch {
  size: readonly [width: number, height: number]
  /** In the order of their numbers. */
  trips: SketchTrip[]
}

/** Room around the lines for the numbers on them, CSS pixels. */
const MARGIN = 18

/**
 * The overview of a day's trips as a drawing: north is up, and a mile is as long in every direction.
 * @param lines the ways along the streets by trip number; one without goes from dot to dot
 */
export function sketchOf(
  { dots, mapSize }: Pick<TripHistorySummary, 'dots' | 'mapSize'>,
  lines: ReadonlyMap<number, readonly LngLat[]>,
): Sketch {
  const numbers = [...new Set(dots.map(({ num }) => num))].sort((a, b) => a - b)
  const ways = numbers.map((num) => {
    const own = dots.filter((dot) => dot.num === num).map(({ position }) => position)
    return { num, own, line: lines.get(num) ?? own }
  })
  const place = placer(
    ways.flatMap(({ own, line }) => [...own, ...line]),
    mapSize,
  )
  return {
    size: mapSize,
    trips: ways.map(({ num, own, line }) => {
      const points = line.map(place)
      return { num, line: points, label: halfway(points), dots: own.slice(1, -1).map(place) }
    }),
  }
}

/** Fits all positions into the picture, in its middle. */
function placer(all: readonly LngLat[], [width, height]: readonly [number, number]) {
  const lngs = all.map(([lng]) => lng)
  const lats = all.map(([, lat]) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  // A degree of longitude is shorter than one of latitude by this much.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const wide = (east - west) * narrow
  const scale = Math.min(
    (width - 2 * MARGIN) / Math.max(wide, Number.EPSILON),
    (height - 2 * MARGIN) / Math.max(north - south, Number.EPSILON),
  )
  const left = (width - wide * scale) / 2
  const top = (height - (north - south) * scale) / 2
  return ([lng, lat]: LngLat): SketchPoint => [
    left + (lng - west) * narrow * scale,
    top + (north - lat) * scale,
  ]
}

function halfway(line: readonly SketchPoint[]): SketchPoint {
  const lengths = line.map((point, at) => {
    const before = line[at - 1] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2
  let gone = 0
  for (const [at, length] of lengths.entries()) {
    const [to, from] = [line[at], line[at - 1]]
    if (to && from && gone + length >= half && length > 0) {
      const share = (half - gone) / length
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    }
    gone += length
  }
  return line[0] ?? [0, 0]
}
