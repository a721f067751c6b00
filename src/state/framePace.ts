import { isAttractOn } from './ghost'

/** Pictures a second that are enough for a passer-by, and leave the battery of a kiosk alone. */
export const ATTRACT_FRAMES = 10
/** Half a frame at 60 Hz, so that no frame is missed by a little. */
const FRAME_MS = 8

/** Asks to be called before the next picture; while the attract loop plays that is a tenth of a second later. @returns what takes it back */
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
