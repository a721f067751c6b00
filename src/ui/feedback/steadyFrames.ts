/** A frame that came within this many milliseconds of the one before was not held up. */
const QUICK_MS = 60
/** Quick frames in a row after which a screen stands. */
const ENOUGH = 3
const LONGEST_WAIT_MS = 3000

/** Resolves once frames come quickly again, as after a new screen with a map; after 3 s at the latest. */
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
