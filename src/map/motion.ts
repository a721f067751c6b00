import { mostFramesPerSecond, motionAllowed } from './ports/motion'
import { activeView, onStageChange } from './stageStore'

/** Half a frame at 60 Hz, so that no frame is missed by a little. */
const FRAME_MS = 8

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
      1_000 / Math.min(perSecond, mostFramesPerSecond()) - FRAME_MS,
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
