import { sendStage } from './stageStore'

/** Seconds in view after which a map that has not appeared is given up. */
const PATIENCE_S = 30

/**
 * Counts seconds in view rather than elapsed time: a device that slept has not been waiting.
 * @returns the function that stops it
 */
export function giveUpWhenLate(room: Element): () => void {
  let seconds = 0
  const timer = setInterval(() => {
    if (document.hidden || room.clientWidth === 0) return
    seconds += 1
    if (seconds === PATIENCE_S)
      sendStage({ type: 'unavailable', reason: 'failing', nowMs: performance.now() })
  }, 1_000)
  return () => clearInterval(timer)
}
