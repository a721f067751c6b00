import { clamp } from '#domain/base/numbers'
import { type Box, holds, isInside, middleOf, overlaps, type Point, sharedArea, squareAround } from './box'

/** Side of the square that takes a press. */
export const BEACON_PX = 44
/** Diameter of the dot. */
export const DOT_PX = 24
/** The most beacons that show at once (docs/game.md T1). */
export const MOST_SHOWN = 3
/** A target that is larger in both directions is a card or a list: what can be tapped in it is not the target itself. */
const ROOMY_PX = 100

/** Position of a beacon relative to its target, so that it can follow without a new search. */
export interface BeaconPlace {
  /** The corner of the target, in shares of its width and height. */
  x: 0 | 1
  y: 0 | 1
  /** From that corner to the middle of the square. */
  dx: number
  dy: number
  /** From the middle of the square to the middle of the dot. */
  leanX: number
  leanY: number
}

export interface PlaceQuestion {
  target: Box
  /** The part of the window where a beacon may be. */
  room: Box
  /** What can be tapped and is, or belongs to, the target. */
  own: readonly Box[]
  /** Everything else that can be tapped. */
  controls: readonly Box[]
  /** Lines of text, those of the target included. */
  texts: readonly Box[]
  /** Beacons that are already placed: their squares and dots. */
  others: readonly Box[]
  /** The previous place of this beacon, which it keeps if possible. */
  before: BeaconPlace | null
  /** Whether another element covers a point. */
  isCovered: (point: Point) => boolean
}

/** The upper right corner is the best: titles begin at the left. */
const CORNERS = [
  { x: 1, y: 0 },
  { x: 0, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const
type Corner = (typeof CORNERS)[number]

/** How far outside of a corner the middle of the dot may be, in either direction; the dot overlaps the corner in all. */
const OUTSIDE_PX = [-2, 2, 5, 8, -6, -12]
const IDEAL_PX = -2
/** Offsets of the square from its dot, which touches it in all of them. */
const LEANS_PX = [20, 15, 10, 5, 0, -5, -10, -15, -20]
/** A worse corner costs as much as this many pixels of distance. */
const CORNER_COST = 8
const KEEP_BONUS = 6

/**
 * The place of a beacon (docs/game.md T1): its dot overlaps a corner of the target and no text, no control but the
 * target's own and no other beacon; its square takes presses beside what can be tapped. If that is impossible, the
 * square may cover a part of a control, but never its middle. Null if there is no such place: then the beacon waits.
 */
export function placeBeacon(asked: PlaceQuestion): BeaconPlace | null {
  const areas = surroundingsOf(asked.target)
  const near = (boxes: readonly Box[]) => boxes.filter((box) => areas.some((area) => overlaps(area, box)))
  // Each of many candidates is tested against each of these.
  const question = {
    ...asked,
    controls: near(asked.controls),
    texts: near(asked.texts),
    others: near(asked.others),
  }
  const dots = dotsOf(question)
  for (const mayCover of [false, true])
    for (const dot of dots) {
      const square = squareOf(dot.middle, dot.corner, question, mayCover)
      if (square && !question.isCovered(dot.middle)) return placeOf(dot, square, question.target)
    }
  return null
}

/** Whether a target is large enough to contain controls that are not the target itself. */
export function isRoomy({ left, top, right, bottom }: Box): boolean {
  return right - left >= ROOMY_PX && bottom - top >= ROOMY_PX
}

/** The areas that decide the place of a beacon: whatever its dot or its square may cover. */
export function surroundingsOf(target: Box): readonly Box[] {
  return CORNERS.map((corner) => squareAround(cornerOf(corner, target), 2 * (BEACON_PX + DOT_PX)))
}

/** The corner of its target to which a beacon belongs. */
export function cornerOf({ x, y }: Pick<BeaconPlace, 'x' | 'y'>, target: Box): Point {
  return { x: x === 1 ? target.right : target.left, y: y === 1 ? target.bottom : target.top }
}

/** The square of a beacon. */
export function beaconBox(place: BeaconPlace, target: Box): Box {
  const { x, y } = cornerOf(place, target)
  return squareAround({ x: x + place.dx, y: y + place.dy }, BEACON_PX)
}

/** The square around the dot of a beacon. */
export function dotBox(place: BeaconPlace, target: Box): Box {
  const { x, y } = cornerOf(place, target)
  return squareAround({ x: x + place.dx + place.leanX, y: y + place.dy + place.leanY }, DOT_PX)
}

interface Dot {
  corner: Corner
  middle: Point
  cost: number
}

const outward = (share: 0 | 1) => (share === 1 ? 1 : -1)

/** All places of the dot where it covers nothing, the best first. */
function dotsOf({ target, room, controls, texts, others, before }: PlaceQuestion): readonly Dot[] {
  const half = DOT_PX / 2
  const obstacles = [...texts, ...controls, ...others]
  const dots = CORNERS.flatMap((corner, rank) => {
    const point = cornerOf(corner, target)
    const kept = corner.x === before?.x && corner.y === before.y ? KEEP_BONUS : 0
    return OUTSIDE_PX.flatMap((byX) =>
      OUTSIDE_PX.flatMap((byY) => {
        const middle = {
          x: clamp(point.x + outward(corner.x) * byX, room.left + half, room.right - half),
          y: clamp(point.y + outward(corner.y) * byY, room.top + half, room.bottom - half),
        }
        const [awayX, awayY] = [Math.abs(middle.x - point.x), Math.abs(middle.y - point.y)]
        // The corner is out of the room.
        if (awayX > half || awayY > half) return []
        const dot = squareAround(middle, DOT_PX)
        if (!isInside(dot, room) || obstacles.some((obstacle) => overlaps(dot, obstacle))) return []
        const cost = rank * CORNER_COST + Math.abs(byX - IDEAL_PX) + Math.abs(byY - IDEAL_PX) - kept
        return [{ corner, middle, cost }]
      }),
    )
  })
  return dots.sort((a, b) => a.cost - b.cost)
}

/** The best square for a dot; null if each is out of the room, on another beacon or on a control. */
function squareOf(
  dot: Point,
  corner: Corner,
  { room, own, controls, others }: PlaceQuestion,
  mayCover: boolean,
): Box | null {
  let best: { square: Box; cost: number } | null = null
  for (const leanX of LEANS_PX)
    for (const leanY of LEANS_PX) {
      const middle = { x: dot.x + outward(corner.x) * leanX, y: dot.y + outward(corner.y) * leanY }
      const square = squareAround(middle, BEACON_PX)
      if (!isInside(square, room) || others.some((other) => overlaps(square, other))) continue
      if ([...own, ...controls].some((control) => holds(square, middleOf(control)))) continue
      const covered = areaOf(square, controls)
      if (covered > 0 && !mayCover) continue
      const cost = 4 * covered + areaOf(square, own) + Math.abs(leanX) + Math.abs(leanY)
      if (!best || cost < best.cost) best = { square, cost }
    }
  return best?.square ?? null
}

const areaOf = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + sharedArea(box, other), 0)

function placeOf({ corner, middle: dot }: Dot, square: Box, target: Box): BeaconPlace {
  const anchor = cornerOf(corner, target)
  const middle = middleOf(square)
  return {
    ...corner,
    dx: middle.x - anchor.x,
    dy: middle.y - anchor.y,
    leanX: dot.x - middle.x,
    leanY: dot.y - middle.y,
  }
}
