/** Maximum milliseconds since the previous frame for a frame that was not delayed. */
const QUICK_MS = 60
/** Number of consecutive quick frames after which a screen is stable. */
const ENOUGH = 3
const LONGEST_WAIT_MS = 3000

/** Resolves once frames are quick again, as after a new screen with a map; after 3 s at the latest. */
export function steadyFrames(): Promise<void> {
  return new Promise((resolve) => {
    let quick = 0
    let before = Number.NEGATIVE_INFINITY
    let handle = requestAnimationFrame(look)
    // A hidden page has no frames.
    const timer = setTimeout(end, LONGEST_WAIT_MS)

    function look(nowMs: number): void {
      quick = nowMs - before <= QUICK_MS ? quick + 1 : 0
      before = nowMs
      if (quick >= ENOUGH) end()
      else handle = requestAnimationFrame(look)
    }

    function end(): void {
      cancelAnimationFrame(handle)
      clearTimeout(timer)
      resolve()
    }
  })
}
