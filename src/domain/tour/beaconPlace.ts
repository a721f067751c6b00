/** A rectangle of the window, in CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Side of the square that takes a press. */
export const BEACON_PX = 44
/** Diameter of the dot. */
export const DOT_PX = 24
/** A larger target has room on its corner; on a smaller one the beacon stays entirely outside. */
const ROOMY_PX = 120
/** How far the dot can be from the middle of its square without being cut. */
const LEAN_PX = (BEACON_PX - DOT_PX) / 2
/** How far the middle of the dot is inside a small target's corner, while the square stays outside. */
const ON_CORNER_PX = 2

/** Position of a beacon relative to its target, so that it can follow without a new search. */
export interface BeaconPlace {
  /** Which candidate it is, even if it was moved into the window. */
  name: string
  /** Anchor point on the target, in shares of its width and height. */
  x: number
  y: number
  /** From that point to the middle of the square. */
  dx: number
  dy: number
  /** From the middle of the square to the middle of the dot. */
  leanX: number
  leanY: number
}

const half = BEACON_PX / 2
const at = (x: number, y: number, dx: number, dy: number, leanX = 0, leanY = 0): BeaconPlace => ({
  name: [x, y, dx, dy].join(' '),
  x,
  y,
  dx: dx * half,
  dy: dy * half,
  leanX,
  leanY,
})
/** The square beside the target, the dot on the corner `x`, `y`. */
const onCorner = (x: 0 | 1, y: 0 | 1, dx: 1 | -1, dy: 1 | -1) => {
  const lean = (side: 0 | 1, d: 1 | -1) => -d * (half + (side === 1 ? d : -d) * ON_CORNER_PX)
  return at(x, y, dx, dy, lean(x, dx), lean(y, dy))
}

/** On a corner, the dot in the middle: the upper right one first. */
const CORNERS = [at(1, 0, 0, 0), at(0, 0, 0, 0), at(1, 1, 0, 0), at(0, 1, 0, 0)]
/** Beside the target, the dot on its corner or at its side. */
const BESIDE = [
  onCorner(1, 0, 1, -1),
  onCorner(1, 0, -1, -1),
  onCorner(0, 0, -1, -1),
  onCorner(0, 0, 1, -1),
  at(1, 0.5, 1, 0, -LEAN_PX),
  at(0, 0.5, -1, 0, LEAN_PX),
  onCorner(1, 1, 1, 1),
  onCorner(0, 1, -1, 1),
  onCorner(1, 1, -1, 1),
  onCorner(0, 1, 1, 1),
  at(0.5, 1, 0, 1, 0, -LEAN_PX),
  at(0.5, 0, 0, -1, 0, LEAN_PX),
]
/** Inside a corner, for a target that fills the visible area. */
const INSIDE = [at(1, 0, -1, 1), at(0, 0, 1, 1), at(1, 1, -1, -1), at(0, 1, 1, -1)]

export interface PlaceQuestion {
  target: Box
  /** The part of the window where a beacon may be. */
  room: Box
  /** Areas that can be tapped, including a small target. */
  controls: readonly Box[]
  /** Beacons that are already placed. */
  others: readonly Box[]
  /** The previous place of this beacon, which it keeps if possible. */
  before: BeaconPlace | null
  /** Whether another element covers a point. */
  isCovered: (x: number, y: number) => boolean
}

/** Covering a few pixels of a control costs more than a worse corner; two beacons never overlap. */
const CONTROL_COST = 0.5
const BEACON_COST = 50
const KEEP_BONUS = 8

/**
 * The place that covers the least of what can be tapped (docs/game.md T1); null if every place would cover
 * the middle of a control. Then the beacon waits, so that it does not catch a tap for something else.
 */
export function placeBeacon(question: PlaceQuestion): BeaconPlace | null {
  const { target, room, controls, others, before, isCovered } = question
  const places = isRoomy(target) ? [...CORNERS, ...BESIDE, ...INSIDE] : [...BESIDE, ...INSIDE]
  const rated = places.flatMap((ideal, rank) => {
    const place = movedInto(room, ideal, target)
    if (!place) return []
    const box = beaconBox(place, target)
    if (controls.some((control) => holds(box, middleOf(control)))) return []
    const kept = ideal.name === before?.name ? KEEP_BONUS : 0
    const cost = rank - kept + CONTROL_COST * shared(box, controls) + BEACON_COST * shared(box, others)
    return [{ place, cost }]
  })
  rated.sort((a, b) => a.cost - b.cost)
  const free = rated.find(({ place }) => {
    const { x, y } = dotMiddle(place, target)
    return !isCovered(x, y)
  })
  return free?.place ?? null
}

/** Whether a beacon may cover a corner of the target. */
export function isRoomy({ left, top, right, bottom }: Box): boolean {
  return right - left >= ROOMY_PX && bottom - top >= ROOMY_PX
}

/** The anchor point of a beacon on its target. */
export function anchorPoint({ x, y }: BeaconPlace, target: Box): { x: number; y: number } {
  return {
    x: target.left + x * (target.right - target.left),
    y: target.top + y * (target.bottom - target.top),
  }
}

/** The square of a beacon. */
export function beaconBox(place: BeaconPlace, target: Box): Box {
  const anchor = anchorPoint(place, target)
  const left = anchor.x + place.dx - half
  const top = anchor.y + place.dy - half
  return { left, top, right: left + BEACON_PX, bottom: top + BEACON_PX }
}

function dotMiddle(place: BeaconPlace, target: Box): { x: number; y: number } {
  const anchor = anchorPoint(place, target)
  return { x: anchor.x + place.dx + place.leanX, y: anchor.y + place.dy + place.leanY }
}

const middleOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
const holds = (box: Box, { x, y }: { x: number; y: number }) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom

/** The intersection of two boxes; its sides are in the wrong order if it is empty. */
export function intersection(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)
const shared = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + area(intersection(box, other)), 0)
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** The place, moved into the window as far as the dot still touches the target; null if that is too far. */
function movedInto(room: Box, place: BeaconPlace, target: Box): BeaconPlace | null {
  const box = beaconBox(place, target)
  const byX = Math.max(0, room.left - box.left) - Math.max(0, box.right - room.right)
  const byY = Math.max(0, room.top - box.top) - Math.max(0, box.bottom - room.bottom)
  if (Math.abs(byX) > half || Math.abs(byY) > half) return null
  return {
    ...place,
    dx: place.dx + byX,
    dy: place.dy + byY,
    leanX: byX === 0 ? place.leanX : clamp(place.leanX - byX, LEAN_PX),
    leanY: byY === 0 ? place.leanY : clamp(place.leanY - byY, LEAN_PX),
  }
}
