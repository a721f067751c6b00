import type { RoadProfile } from './roadProfile'

/** A place that is passed at a speed: meters from the start, meters a second. */
export interface Knot {
  at: number
  speed: number
}

/**
 * A part of the drive that is settled: a stop (one knot, speed 0) or an event. Between its knots
 * the acceleration is constant. What lies between two pieces is driven as the time allows.
 */
export interface Piece {
  knots: readonly Knot[]
  /** Whole seconds of standing with the engine on; only at a stop. */
  standing: number
}

/** What an event lies between: the knots of the settled pieces around it. */
export interface Room {
  before: Knot
  after: Knot
}

/** The strongest acceleration and braking besides hard events, m/s2: what a passenger calls brisk. */
export const BRISK = 2.3

export function stopAt(at: number, standing: number): Piece {
  return { knots: [{ at, speed: 0 }], standing }
}

export const first = (piece: Piece): Knot => piece.knots[0] ?? { at: 0, speed: 0 }
export const last = (piece: Piece): Knot => piece.knots.at(-1) ?? { at: 0, speed: 0 }

/** The highest speed that can be won, and the lowest that is left, after so many meters. */
export function reach({ speed }: Knot, meters: number): { low: number; high: number } {
  const change = 2 * BRISK * Math.max(0, meters)
  return { low: Math.sqrt(Math.max(0, speed ** 2 - change)), high: Math.sqrt(speed ** 2 + change) }
}

/** The highest speed within the limits of the road here and near, where each is reached in time. */
export function legalSpeed({ roads }: RoadProfile, at: number): number {
  let square = Infinity
  for (const { from, to, limit } of roads) {
    const away = Math.max(0, from - at, at - to)
    square = Math.min(square, limit ** 2 + 2 * BRISK * away)
  }
  return Math.sqrt(square)
}
