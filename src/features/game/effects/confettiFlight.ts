import { seededRandom } from '#domain/base/seededRandom'

/** How long confetti flies, in milliseconds. */
export const CONFETTI_MS = 2000
const PIECES = 110
const FADE_FROM = 0.7
/** Shares of the height, per second and per second squared. */
const GRAVITY = 0.9

/** A piece of paper; positions and speeds are shares of the canvas's height, with `x` from its middle. */
export interface ConfettiPiece {
  x: number
  y: number
  dx: number
  dy: number
  /** Share of the height. */
  size: number
  /** Radians, and radians per second. */
  turn: number
  spin: number
  color: number
}

/** The initial pieces: from the middle, upward and to both sides. */
export function throwConfetti(seed: number, colors: number): ConfettiPiece[] {
  const random = seededRandom(seed)
  const between = (low: number, high: number) => low + (high - low) * random.next()
  return Array.from({ length: PIECES }, () => {
    const angle = between(-0.95, 0.95)
    const speed = between(0.35, 1.05)
    return {
      x: between(-0.06, 0.06),
      y: 0.42,
      dx: Math.sin(angle) * speed,
      dy: -Math.cos(angle) * speed,
      size: between(0.009, 0.018),
      turn: between(0, Math.PI),
      spin: between(-5, 5),
      color: random.int(0, colors - 1),
    }
  })
}

/** Position and opacity of a piece after `ms` milliseconds: the opacity only decreases, so that nothing flashes. */
export function pieceAt(
  piece: ConfettiPiece,
  ms: number,
): { x: number; y: number; turn: number; opacity: number } {
  const seconds = ms / 1000
  const share = ms / CONFETTI_MS
  return {
    x: piece.x + piece.dx * seconds,
    y: piece.y + piece.dy * seconds + 0.5 * GRAVITY * seconds * seconds,
    turn: piece.turn + piece.spin * seconds,
    opacity: share <= FADE_FROM ? 1 : Math.max(0, (1 - share) / (1 - FADE_FROM)),
  }
}
