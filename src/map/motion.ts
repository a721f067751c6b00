import { activeView, onStageChange } from './stageStore'

/** Half a frame at 60 Hz, so that no frame is missed by a little. */
const FRAME_MS = 8

/**
 * Whether anything on the map may move: not if the visitor prefers reduced motion, nor if app disables it
 * (`?motion=0`), nor while no map is visible.
 */
let allowedByApp: () => boolean = () => true

/** Maximum updates per second. */
let mostPerSecond: () => number = () => Number.POSITIVE_INFINITY

/** Set by app: whether its own switches allow motion, and how many updates per second are enough. */
export function setMapMotion(allowed: () => boolean, most = mostPerSecond): void {
  allowedByApp = allowed
  mostPerSecond = most
}

export function motionAllowed(): boolean {
  return allowedByApp() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Calls `frame` about `perSecond` times a second while motion is allowed and a map is visible, with the time
 * in milliseconds since the page was loaded. Between calls, and while no map is visible, it uses no animation
 * frames.
 * @returns the unsubscribe function
 */
export function onAnimationFrame(perSecond: number, frame: (nowMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let handle = 0
  let isRunning = false
  const wait = () => {
    // The next animation frame after this is on time.
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
