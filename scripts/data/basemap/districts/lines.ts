import Flatbush from 'flatbush'
import { distance, nearestOn, type Point } from '../plane'

/** Makes a test for whether a point is more than `distance` meters from all the lines. */
export function isFarFrom(lines: readonly (readonly Point[])[], distance: number): (place: Point) => boolean {
  const segments = lines.flatMap((line) =>
    line.slice(1).map((b, index): [Point, Point] => [line[index] as Point, b]),
  )
  const tree = new Flatbush(segments.length)
  for (const [a, b] of segments)
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]))
  tree.finish()
  return ([x, y]) =>
    tree.search(x - distance, y - distance, x + distance, y + distance).every((index) => {
      const [a, b] = segments[index] as [Point, Point]
      return nearestOn(a, b, [x, y]).distance > distance
    })
}

/** A smooth line through the given points (Catmull-Rom), a point about every `step` meters. */
export function smooth(points: readonly Point[], step: number): Point[] {
  const line: Point[] = []
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  for (let index = 0; index < points.length - 1; index++) {
    const [p, a, b, n] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const count = Math.max(1, Math.round(distance(a, b) / step))
    for (let part = 0; part < count; part++) {
      const t = part / count
      const on = (axis: 0 | 1): number =>
        0.5 *
        (2 * a[axis] +
          (b[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * a[axis] + 4 * b[axis] - n[axis]) * t * t +
          (3 * a[axis] - p[axis] - 3 * b[axis] + n[axis]) * t * t * t)
      line.push([on(0), on(1)])
    }
  }
  line.push(at(points.length - 1))
  return line
}

/** The line offset to its right by `meters` (to its left when negative), point by point. */
export function offsetLine(line: readonly Point[], meters: number): Point[] {
  return line.map((_, index) => offsetPoint(line, index, meters))
}

function offsetPoint(line: readonly Point[], index: number, meters: number): Point {
  const [x, y] = line[index] as Point
  const before = line[Math.max(0, index - 1)] as Point
  const after = line[Math.min(line.length - 1, index + 1)] as Point
  const length = distance(before, after) || 1
  return [x + ((after[1] - before[1]) / length) * meters, y - ((after[0] - before[0]) / length) * meters]
}

/** The ring around a line, `half(index)` meters wide on either side. */
export function bufferLine(line: readonly Point[], half: (index: number) => number): Point[] {
  const right = line.map((_, index) => offsetPoint(line, index, half(index)))
  const left = line.map((_, index) => offsetPoint(line, index, -half(index))).reverse()
  return [...right, ...left, right[0] as Point]
}

/** The first intersection of two lines, with the segment index in the first line. */
export function firstIntersection(
  line: readonly Point[],
  other: readonly Point[],
): { index: number; point: Point } | null {
  for (let index = 0; index < line.length - 1; index++)
    for (let next = 0; next < other.length - 1; next++) {
      const point = segmentIntersection(
        line[index] as Point,
        line[index + 1] as Point,
        other[next] as Point,
        other[next + 1] as Point,
      )
      if (point) return { index, point }
    }
  return null
}

function segmentIntersection(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const area = ux * vy - uy * vx
  if (Math.abs(area) < 1e-9) return null
  const at = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / area
  const of = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / area
  return at >= 0 && at <= 1 && of >= 0 && of <= 1 ? [a[0] + ux * at, a[1] + uy * at] : null
}

/** Whether a place lies in a ring (even-odd rule). */
export function isWithin(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    const a = ring[index] as Point
    const b = ring[last] as Point
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

/** The parts of a line where `keep` holds, cut to a meter; its points must lie closer than what is kept out is wide. */
export function clipLine(line: readonly Point[], keep: (place: Point) => boolean): Point[][] {
  const parts: Point[][] = []
  let part: Point[] | null = null
  let last: Point | null = null
  for (const place of line) {
    const kept = keep(place)
    if (kept && !part) {
      part = last ? [edge(place, last, keep)] : []
      parts.push(part)
    }
    if (kept) part?.push(place)
    else if (part && last) {
      part.push(edge(last, place, keep))
      part = null
    }
    last = place
  }
  return parts.filter((points) => points.length > 1)
}

/** The last kept place between a kept and another one. */
function edge(kept: Point, other: Point, keep: (place: Point) => boolean): Point {
  let [inside, outside] = [kept, other]
  while (distance(inside, outside) > 1) {
    const middle: Point = [(inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2]
    if (keep(middle)) inside = middle
    else outside = middle
  }
  return inside
}
