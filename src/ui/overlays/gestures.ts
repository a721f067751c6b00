/**
 * Recognizes touch gestures (docs/rules.md UI-09 to UI-12). Pure: takes points and times, returns gestures; the
 * hook `useGesture` connects it to pointer events.
 */

/** Maximum movement of a tap or hold. */
export const TAP_TOLERANCE_PX = 10
/** Minimum movement with a direction. */
export const SWIPE_TOLERANCE_PX = 30
/** Minimum time of a hold. */
export const HOLD_MS = 400
/** Minimum time between reports of a drag or a rollover. */
export const REPORT_EVERY_MS = 100

export type Direction = 'left' | 'right' | 'up' | 'down'

export interface Point {
  x: number
  y: number
}

export type Gesture =
  | { kind: 'tap'; at: Point }
  | { kind: 'hold'; at: Point }
  | { kind: 'swipe'; direction: Direction; dx: number; dy: number }
  | { kind: 'drag'; dx: number; dy: number }
  | { kind: 'rollover'; at: Point }

/** State of one pointer's gesture. Times are milliseconds of one clock. */
export interface Track {
  /** Where and when the pointer was pressed; null while it is up. */
  down: { at: Point; time: number } | null
  /** It moved too far to be a tap or a hold. */
  moved: boolean
  held: boolean
  /** When a drag or rollover was last reported. */
  reported: number
}

export const NO_TRACK: Track = { down: null, moved: false, held: false, reported: Number.NEGATIVE_INFINITY }

/** Handles a pointer press. */
export function press(at: Point, time: number): Track {
  return { ...NO_TRACK, down: { at, time } }
}

/** Handles a pointer move, pressed or not. */
export function move(track: Track, at: Point, time: number): [Track, Gesture | null] {
  const due = time - track.reported >= REPORT_EVERY_MS
  if (!track.down)
    return due
      ? [
          { ...track, reported: time },
          { kind: 'rollover', at },
        ]
      : [track, null]
  const dx = at.x - track.down.at.x
  const dy = at.y - track.down.at.y
  const moved = track.moved || Math.hypot(dx, dy) > TAP_TOLERANCE_PX
  if (!moved || !due) return [{ ...track, moved }, null]
  return [
    { ...track, moved, reported: time },
    { kind: 'drag', dx, dy },
  ]
}

/** Adds as the timer did: times are fractions, and a difference may come out a hair below `HOLD_MS`. */
const isHold = (pressedAt: number, time: number): boolean => time >= pressedAt + HOLD_MS

/** Handles elapsed time without movement; call it `HOLD_MS` after the press. */
export function wait(track: Track, time: number): [Track, Gesture | null] {
  const { down } = track
  if (!down || track.moved || track.held || !isHold(down.time, time)) return [track, null]
  return [
    { ...track, held: true },
    { kind: 'hold', at: down.at },
  ]
}

/** Handles a pointer release. */
export function release(track: Track, at: Point, time: number): [Track, Gesture | null] {
  const { down } = track
  if (!down) return [NO_TRACK, null]
  const dx = at.x - down.at.x
  const dy = at.y - down.at.y
  const moved = track.moved || Math.hypot(dx, dy) > TAP_TOLERANCE_PX
  if (!moved) {
    if (track.held) return [NO_TRACK, null]
    return [NO_TRACK, { kind: isHold(down.time, time) ? 'hold' : 'tap', at: down.at }]
  }
  const direction = directionOf(dx, dy)
  return [NO_TRACK, direction && { kind: 'swipe', direction, dx, dy }]
}

function directionOf(dx: number, dy: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_TOLERANCE_PX) return null
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'right' : 'left'
  return dy > 0 ? 'down' : 'up'
}
