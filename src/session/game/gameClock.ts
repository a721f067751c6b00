/** Two clocks and a timer, which tests replace. */
export interface GameClock {
  /** Milliseconds of `performance.now()`, which does not change when the device's clock is set. */
  nowMs(): number
  /** Unix milliseconds, which include the time while the device sleeps. */
  wallMs(): number
  /** Calls `work` after `ms`, or later. @returns a function that cancels it */
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
