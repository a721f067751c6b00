import { isAttractOn } from './ghost'

/** Frames per second that are enough for passers-by, and save the kiosk's battery. */
export const ATTRACT_FRAMES = 10
/** Half a frame at 60 Hz, so that no frame is missed by a little. */
const FRAME_MS = 8

/**
 * Calls back before the next frame, which is a tenth of a second later while the attract loop plays.
 * @returns cancels the request
 */
export function onNextPicture(draw: () => void): () => void {
  let handle = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    handle = requestAnimationFrame(draw)
  }
  if (isAttractOn()) timer = setTimeout(ask, 1000 / ATTRACT_FRAMES - FRAME_MS)
  else ask()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(handle)
  }
}
