import { isAttractOn } from './ghost'

/** Frames per second that are enough for passers-by, and save the kiosk's battery. */
export const ATTRACT_FRAMES = 10
/** Half a frame at 60 Hz, so that no frame is missed by a little. */
const FRAME_MS = 8
/** A frame at 60 Hz: a device that takes longer for one misses frames. */
const LONG_FRAME_MS = 16

let isInFrame = false
let frameAtMs = 0

/**
 * Calls back before the next frame, which is a tenth of a second later while the attract loop plays. A device that
 * misses frames rests for as long as each frame took, so that a press never waits for a row of them.
 * @returns cancels the request
 */
export function onNextPicture(draw: () => void): () => void {
  let handle = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    handle = requestAnimationFrame(() => {
      frameAtMs = performance.now()
      isInFrame = true
      try {
        draw()
      } finally {
        isInFrame = false
      }
    })
  }
  const askRested = () => {
    const tookMs = performance.now() - frameAtMs
    if (tookMs > LONG_FRAME_MS) timer = setTimeout(ask, tookMs)
    else ask()
  }
  if (isAttractOn()) timer = setTimeout(ask, 1000 / ATTRACT_FRAMES - FRAME_MS)
  // The task after a frame begins once it is laid out, painted and handed over.
  else if (isInFrame) timer = setTimeout(askRested)
  else ask()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(handle)
  }
}
