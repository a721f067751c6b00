import { activeView } from './stageStore'

/**
 * Whether anything on the map may move: not where the visitor asked for less motion, nor where app
 * says so (`?motion=0`), nor while nobody can see it.
 */
let allowedByApp: () => boolean = () => true

/** How app hands on what its own switches say. */
export function setMapMotion(allowed: () => boolean): void {
  allowedByApp = allowed
}

export function motionAllowed(): boolean {
  return allowedByApp() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Calls `frame` about `perSecond` times a second while motion is allowed and a map is in sight; with
 * the time in milliseconds since the page began. @returns what ends it
 */
export function onAnimationFrame(perSecond: number, frame: (nowMs: number) => void): () => void {
  let handle = 0
  let last = Number.NEGATIVE_INFINITY
  const tick = (nowMs: number) => {
    handle = requestAnimationFrame(tick)
    // A frame that comes a little early still counts, else 60 Hz would be halved once more.
    if (nowMs - last < 1_000 / perSecond - 4 || document.hidden || !activeView() || !motionAllowed()) return
    last = nowMs
    frame(nowMs)
  }
  handle = requestAnimationFrame(tick)
  return () => cancelAnimationFrame(handle)
}
