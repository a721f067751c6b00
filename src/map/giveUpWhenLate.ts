import { sendStage } from './stageStore'

/** A map that has not come after so many seconds in sight is given up. */
const PATIENCE_S = 30

/** Counts seconds in sight rather than time: a device that slept has not been waiting. @returns what ends it */
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
