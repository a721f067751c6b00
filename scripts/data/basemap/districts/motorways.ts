import type { StreetLine } from '../noding/streetLine'
import type { Plane, Point } from '../plane'
import { firstIntersection, offsetLine } from './lines'

export interface Motorway {
  name: string
  /** Middle line, a point about every 50 m. */
  line: Point[]
  /** Own level, so that two motorways cross without a junction. */
  level: number
  /** Places where it goes on as an ordinary avenue: at the start, the end, or not at all. */
  joins?: { start?: Point; end?: Point }
}

export interface Avenue {
  name: string
  line: Point[]
}

/** Each carriageway lies so far from the middle; ramps end so far from it. Meters. */
const CARRIAGEWAY = 14
const RAMP_END = 62
/** How far from the crossing a ramp leaves the carriageway, in points of the middle line. */
const RAMP_POINTS = 7

/** The two carriageways of a motorway, both one way, in the order they are driven (on the right). */
function carriageways({ line }: Motorway): [Point[], Point[]] {
  return [offsetLine(line, CARRIAGEWAY), offsetLine(line, -CARRIAGEWAY).reverse()]
}

/** Motorways with a pair of ramps to every avenue that they cross, and to each other. */
export function motorwayStreets(
  motorways: readonly Motorway[],
  avenues: readonly Avenue[],
  plane: Plane,
): StreetLine[] {
  const street = (points: Point[], name: string | null, level: number): StreetLine => ({
    points: points.map(plane.toPosition),
    roadClass: name ? 'motorway' : 'link',
    name,
    oneWay: true,
    level,
  })
  const streets: StreetLine[] = []
  for (const motorway of motorways) {
    for (const centerline of carriageways(motorway)) {
      streets.push(street(centerline, motorway.name, motorway.level))
      let last = -RAMP_POINTS * 3
      for (const { line, at } of crossings(centerline, avenues)) {
        // Two crossings close by share one exit.
        if (at - last < RAMP_POINTS * 2.5) continue
        last = at
        for (const ramp of rampsAt(centerline, at, line)) streets.push(street(ramp, null, RAMP_LEVEL))
      }
    }
  }
  for (const { line, joins } of motorways) {
    const [there, back] = [offsetLine(line, CARRIAGEWAY), offsetLine(line, -CARRIAGEWAY)]
    const [start, end] = [joins?.start, joins?.end]
    if (start) {
      streets.push(street([start, there[0] as Point], null, RAMP_LEVEL))
      streets.push(street([back[0] as Point, start], null, RAMP_LEVEL))
    }
    if (end) {
      streets.push(street([there.at(-1) as Point, end], null, RAMP_LEVEL))
      streets.push(street([end, back.at(-1) as Point], null, RAMP_LEVEL))
    }
  }
  for (const [index, one] of motorways.entries())
    for (const two of motorways.slice(index + 1))
      for (const ramp of interchangeRamps(one, two))
        streets.push(street(ramp, null, RAMP_LEVEL + 1 + streets.length))
  return streets
}

/** Ramps pass over and under all else; they join at their ends only. */
const RAMP_LEVEL = 100

function crossings(
  centerline: readonly Point[],
  avenues: readonly Avenue[],
): { line: Point[]; at: number }[] {
  return avenues
    .flatMap(({ line }) => {
      const met = firstIntersection(centerline, line)
      return met ? [{ line, at: met.index }] : []
    })
    .sort((a, b) => a.at - b.at)
}

/** The exit before an avenue and the entrance after it. */
function rampsAt(centerline: readonly Point[], at: number, avenue: readonly Point[]): Point[][] {
  const met = firstIntersection(offsetLine(centerline, RAMP_END - CARRIAGEWAY), avenue)
  const [first, last] = [at - RAMP_POINTS, at + 1 + RAMP_POINTS]
  if (!met || Math.abs(met.index - at) > RAMP_POINTS || first < 0 || last >= centerline.length) return []
  const out = offsetLine(centerline, 26)
  const far = offsetLine(centerline, RAMP_END - CARRIAGEWAY)
  const [a, b, c, d] = [out[at - 4], far[at - 1], far[at + 2], out[at + 5]]
  if (!a || !b || !c || !d) return []
  return [
    [centerline[first] as Point, a, b, met.point],
    [met.point, c, d, centerline[last] as Point],
  ]
}

/** Ramps from each carriageway of one motorway to each of the other, where both go on. */
function interchangeRamps(one: Motorway, two: Motorway): Point[][] {
  const ramps: Point[][] = []
  for (const a of carriageways(one))
    for (const b of carriageways(two)) {
      const onA = firstIntersection(a, b)?.index
      const onB = firstIntersection(b, a)?.index
      if (onA === undefined || onB === undefined) continue
      for (const [from, to, out, into] of [
        [a, b, onA, onB],
        [b, a, onB, onA],
      ] as const) {
        const start = from[out - RAMP_POINTS]
        const end = to[into + RAMP_POINTS]
        const past = from[out]
        if (start && end && past) ramps.push(curve(start, past, end))
      }
    }
  return ramps
}

/** A curve from `a` to `c` that leans towards `b`. */
function curve(a: Point, b: Point, c: Point): Point[] {
  return Array.from({ length: 9 }, (_, part) => {
    const t = part / 8
    const on = (axis: 0 | 1): number => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t ** 2 * c[axis]
    return [on(0), on(1)]
  })
}
