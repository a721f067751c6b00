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
/** A target this large spares a corner; beside a smaller one the beacon stays wholly outside. */
const ROOMY_PX = 120
/** How far the dot may sit from the middle of its square and still be whole in it. */
const LEAN_PX = (BEACON_PX - DOT_PX) / 2
/** How far inside of a small target's corner the middle of the dot lies, while the square stays outside. */
const ON_CORNER_PX = 2

/** Where a beacon sits, so that it can follow its target without being placed anew. */
export interface BeaconPlace {
  /** Which of the places it is, however far it was moved into the window. */
  name: string
  /** Point of the target that it holds on to, in shares of its width and height. */
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
/** Inside a corner, where a target fills what can be seen. */
const INSIDE = [at(1, 0, -1, 1), at(0, 0, 1, 1), at(1, 1, -1, -1), at(0, 1, 1, -1)]

export interface PlaceQuestion {
  target: Box
  /** The part of the window where a beacon may be. */
  room: Box
  /** What can be tapped, the target included where it is small. */
  controls: readonly Box[]
  /** Beacons that have their place. */
  others: readonly Box[]
  /** Where this one was, which it keeps while nothing speaks against it. */
  before: BeaconPlace | null
  /** Whether a point belongs to something else that lies there. */
  isCovered: (x: number, y: number) => boolean
}

/** A control costs more than a worse corner from the first few pixels on; two beacons never meet. */
const CONTROL_COST = 0.5
const BEACON_COST = 50
const KEEP_BONUS = 8

/**
 * The place that covers the least of what can be tapped (docs/game.md T1), or null where there is none that
 * leaves the middle of everything free: a beacon waits rather than take a tap that is meant for something else.
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

/** Whether a beacon may sit on a corner without being in the way. */
export function isRoomy({ left, top, right, bottom }: Box): boolean {
  return right - left >= ROOMY_PX && bottom - top >= ROOMY_PX
}

/** The point of the target that a beacon holds on to. */
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

/** What two boxes share; its sides are in the wrong order when they share nothing. */
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

/** The place as it is, or moved into the room as far as the dot can still lean on the target; null where that is too far. */
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
