import Flatbush from 'flatbush'
import { nearestOn, type Point } from '../plane'
import type { StreetLine } from './streetLine'

/** A junction found on a line: on which of its segments, how far along (0 to 1), and where it is. */
export interface Cut {
  segment: number
  at: number
  point: Point
}

export interface PlaneLine {
  street: StreetLine
  points: Point[]
}

interface Segment {
  line: number
  index: number
  a: Point
  b: Point
}

const isMotorway = ({ roadClass }: StreetLine): boolean => roadClass === 'motorway'
const isLink = ({ roadClass }: StreetLine): boolean => roadClass === 'link'

/** Whether two streets that cross make a junction: on one level, and no street crosses a motorway. */
const crossingJoins = (a: StreetLine, b: StreetLine): boolean =>
  a.level === b.level && isMotorway(a) === isMotorway(b)

/** Whether a street that ends on another joins it; to a motorway only ramps and motorways do. */
const endJoins = (a: StreetLine, b: StreetLine): boolean =>
  isMotorway(a) === isMotorway(b) || isLink(a) || isLink(b)

/** On another level an end joins only where it lies on the other line exactly, meters. */
const OTHER_LEVEL_SNAP_M = 1

/**
 * Where every line has to be cut: where two cross, and where one ends on another.
 * @param snapDistance how far, in meters, an end may be off the line that it joins
 */
export function findCuts(lines: readonly PlaneLine[], snapDistance: number): Cut[][] {
  const cuts: Cut[][] = lines.map(() => [])
  const segments = lines.flatMap(({ points }, line): Segment[] =>
    points.slice(1).map((b, index) => ({ line, index, a: points[index] as Point, b })),
  )
  if (segments.length === 0) return cuts
  const tree = new Flatbush(segments.length)
  for (const { a, b } of segments)
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]))
  tree.finish()

  const streetOf = ({ line }: Segment): StreetLine => (lines[line] as PlaneLine).street
  const cut = (segment: Segment, at: number, point: Point) =>
    cuts[segment.line]?.push({ segment: segment.index, at, point })

  for (const [self, one] of segments.entries()) {
    const box = [
      Math.min(one.a[0], one.b[0]),
      Math.min(one.a[1], one.b[1]),
      Math.max(one.a[0], one.b[0]),
      Math.max(one.a[1], one.b[1]),
    ] as const
    for (const other of tree.search(...box, (index) => index > self)) {
      const two = segments[other] as Segment
      if (one.line === two.line && two.index - one.index < 2) continue
      if (!crossingJoins(streetOf(one), streetOf(two))) continue
      const found = crossing(one, two)
      if (!found) continue
      cut(one, found.at, found.point)
      cut(two, found.of, found.point)
    }
  }

  for (const [line, { points, street }] of lines.entries()) {
    for (const end of [points[0] as Point, points.at(-1) as Point]) {
      const near = tree.search(
        end[0] - snapDistance,
        end[1] - snapDistance,
        end[0] + snapDistance,
        end[1] + snapDistance,
      )
      for (const index of near) {
        const segment = segments[index] as Segment
        const other = streetOf(segment)
        if (segment.line === line || !endJoins(street, other)) continue
        const { at, distance } = nearestOn(segment.a, segment.b, end)
        if (distance <= (other.level === street.level ? snapDistance : OTHER_LEVEL_SNAP_M))
          cut(segment, at, end)
      }
    }
  }
  return cuts
}

/** Where two segments cross: how far along the first and the second, and the place. */
function crossing(one: Segment, two: Segment): { at: number; of: number; point: Point } | null {
  const [ux, uy] = [one.b[0] - one.a[0], one.b[1] - one.a[1]]
  const [vx, vy] = [two.b[0] - two.a[0], two.b[1] - two.a[1]]
  const area = ux * vy - uy * vx
  if (Math.abs(area) < 1e-9) return null
  const [wx, wy] = [two.a[0] - one.a[0], two.a[1] - one.a[1]]
  const at = (wx * vy - wy * vx) / area
  const of = (wx * uy - wy * ux) / area
  if (at < 0 || at > 1 || of < 0 || of > 1) return null
  return { at, of, point: [one.a[0] + ux * at, one.a[1] + uy * at] }
}
