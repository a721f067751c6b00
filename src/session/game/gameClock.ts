/** Two clocks and a timer, which tests replace. */
export interface GameClock {
  /** Milliseconds of `performance.now()`, which no change of the device's clock moves. */
  nowMs(): number
  /** Unix milliseconds, which go on while the device sleeps. */
  wallMs(): number
  /** Calls `work` after `ms`, or later. @returns what cancels it */
  after(ms: number, work: () => void): () => void
}

export const DEVICE_CLOCK: GameClock = {
  nowMs: () => performance.now(),
  wallMs: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
