import { activeView, onStageChange } from './stageStore'

/** Half a frame at 60 Hz, so that no frame is missed by a little. */
const FRAME_MS = 8

/**
 * Whether anything on the map may move: not where the visitor asked for less motion, nor where app
 * says so (`?motion=0`), nor while nobody can see it.
 */
let allowedByApp: () => boolean = () => true

/** How often a second anything may move at most. */
let mostPerSecond: () => number = () => Number.POSITIVE_INFINITY

/** How app hands on what its own switches say, and how many pictures a second are enough. */
export function setMapMotion(allowed: () => boolean, most = mostPerSecond): void {
  allowedByApp = allowed
  mostPerSecond = most
}

export function motionAllowed(): boolean {
  return allowedByApp() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Calls `frame` about `perSecond` times a second while motion is allowed and a map is in sight; with
 * the time in milliseconds since the page began. Between two calls, and while no map is in sight, it costs
 * no frame. @returns what ends it
 */
export function onAnimationFrame(perSecond: number, frame: (nowMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let handle = 0
  let isRunning = false
  const wait = () => {
    // The next frame of the screen after this comes in time.
    timer = setTimeout(
      () => {
        handle = requestAnimationFrame(tick)
      },
      1_000 / Math.min(perSecond, mostPerSecond()) - FRAME_MS,
    )
  }
  const tick = (nowMs: number) => {
    if (motionAllowed()) frame(nowMs)
    wait()
  }
  const stop = () => {
    isRunning = false
    clearTimeout(timer)
    cancelAnimationFrame(handle)
  }
  const look = () => {
    const isInSight = activeView() !== null
    if (isInSight === isRunning) return
    stop()
    isRunning = isInSight
    if (isInSight) wait()
  }
  const unsubscribe = onStageChange(look)
  look()
  return () => {
    unsubscribe()
    stop()
  }
}
