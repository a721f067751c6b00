/** CSS pixels from the top left of the screen. */
export interface Point {
  x: number
  y: number
}

/** A beam of light. Angles are in radians: 0 points to the right, and they grow clockwise. */
export interface Beam {
  lamp: Point
  angle: number
}

/** Half of the beam's opening. */
export const HALF_BEAM = 0.22
/** By itself the beam swings this far to either side of its middle, and back in this time. */
const SWEEP = 0.62
const SWEEP_MS = 17_000
/** Light this close to the lamp is not aimed at anything, pixels. */
const BLIND_PX = 24

/** The direction from the lamp to a point. */
export const angleTo = (lamp: Point, { x, y }: Point): number => Math.atan2(y - lamp.y, x - lamp.x)

/** The smaller turn from one direction to another, from -π to π. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI)
  if (turn > Math.PI) return turn - 2 * Math.PI
  return turn < -Math.PI ? turn + 2 * Math.PI : turn
}

/** Where the beam points by itself after `ms` milliseconds, around its middle. */
const sweepAngle = (middle: number, ms: number): number =>
  middle + SWEEP * Math.sin((2 * Math.PI * ms) / SWEEP_MS)

/** The direction after a turn of at most `most` toward `to`. */
function turnToward(from: number, to: number, most: number): number {
  const turn = turnBetween(from, to)
  return from + Math.max(-most, Math.min(most, turn))
}

/** How the beam moves: after a finger or a key, then for a while not at all, then by itself. */
export interface BeamMotion {
  angle: number
  /** Where a finger or a key points it; null if none does. */
  held: number | null
  /** It stays for this long after it was released, so that what it lights can be touched, milliseconds. */
  restMs: number
  sweptMs: number
}

export const REST_MS = 4_000
/** Radians per millisecond: after a finger, and back into its swing. */
const FOLLOW_RATE = 0.02
const RETURN_RATE = 0.0012

/** The motion `stepMs` milliseconds later. @param swings whether it moves by itself around its middle */
export function nextMotion(motion: BeamMotion, stepMs: number, middle: number, swings: boolean): BeamMotion {
  const { angle, held, restMs, sweptMs } = motion
  if (held !== null) return { ...motion, angle: turnToward(angle, held, FOLLOW_RATE * stepMs) }
  if (restMs > 0) return { ...motion, restMs: Math.max(0, restMs - stepMs) }
  if (!swings) return motion
  const swept = sweptMs + stepMs
  return {
    ...motion,
    sweptMs: swept,
    angle: turnToward(angle, sweepAngle(middle, swept), RETURN_RATE * stepMs),
  }
}

/** How far a point is from the middle of the beam, 0 to 1; null outside of the light. */
export function offBeam({ lamp, angle }: Beam, point: Point): number | null {
  if (Math.hypot(point.x - lamp.x, point.y - lamp.y) < BLIND_PX) return null
  const off = Math.abs(turnBetween(angle, angleTo(lamp, point))) / HALF_BEAM
  return off <= 1 ? off : null
}

/** The nearest of some points within `reach` pixels; null without one. */
export function nearestTo<Spot extends Point>(at: Point, spots: readonly Spot[], reach: number): Spot | null {
  let nearest: Spot | null = null
  let least = reach
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - at.x, spot.y - at.y)
    if (distance > least) continue
    nearest = spot
    least = distance
  }
  return nearest
}
