import { beforePage } from '../../../session/input/input'

/** A place in the window, in CSS pixels. */
export interface PressPlace {
  x: number
  y: number
  atMs: number
}

let last: PressPlace | null = null

/** How long a press counts as the cause of what follows, milliseconds. */
const RECENT_MS = 3000

/** Position of the last pointer or key press; null if it was too long ago. */
export function recentPress(nowMs: number): PressPlace | null {
  return last && nowMs - last.atMs <= RECENT_MS ? last : null
}

/** Tracks the positions of presses. @returns the unsubscribe function */
export function watchPresses(): () => void {
  const stop = beforePage('gameBar', { pointerdown: onPointer, keydown: onKey })
  return () => {
    stop()
    last = null
  }
}

function onPointer({ clientX: x, clientY: y }: PointerEvent): void {
  last = { x, y, atMs: performance.now() }
}

function onKey(event: KeyboardEvent): void {
  if (!(event.target instanceof Element)) return
  const { left, top, width, height } = event.target.getBoundingClientRect()
  last = { x: left + width / 2, y: top + height / 2, atMs: performance.now() }
}
