import type { Timers } from '../ports'

/** Time that passes only when a test says so; the clock can be put wrong, timers cannot. */
export interface VirtualTime {
  /** Unix ms as the device's clock shows it. */
  now(): number
  /** Ms since the beginning, which never jumps. */
  elapsed(): number
  /** Puts the clock forward (or, below 0, back) without any time passing. */
  jump(ms: number): void
  timers: Timers
  /** Marks work that is under way in real time (a database access). */
  busy<T>(work: () => Promise<T>): Promise<T>
  /** Lets `ms` pass, timer after timer, letting work under way end before each. */
  pass(ms: number): Promise<void>
  /** Lets work under way end; no time passes. */
  settle(): Promise<void>
}

/** 2026-11-21, a trade show morning. */
export const SHOW_MS = Date.UTC(2026, 10, 21, 9)

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Turns of the event loop without work after which nothing more is coming. */
const QUIET_TURNS = 3

export function createVirtualTime(startMs = SHOW_MS): VirtualTime {
  let elapsedMs = 0
  let skewMs = startMs
  let underWay = 0
  let lastId = 0
  const waiting = new Map<number, { atMs: number; work: () => void }>()

  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      await tick()
      quiet = underWay === 0 ? quiet + 1 : 0
    }
  }

  function next(): { id: number; atMs: number; work: () => void } | null {
    let first: { id: number; atMs: number; work: () => void } | null = null
    for (const [id, timer] of waiting) if (!first || timer.atMs < first.atMs) first = { id, ...timer }
    return first
  }

  return {
    now: () => Math.floor(elapsedMs + skewMs),
    elapsed: () => elapsedMs,
    jump(ms) {
      skewMs += ms
    },
    timers: {
      set(work, delayMs) {
        lastId += 1
        waiting.set(lastId, { atMs: elapsedMs + Math.max(0, delayMs), work })
        return lastId
      },
      clear: (handle) => void waiting.delete(handle as number),
    },
    async busy(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
    settle,
    async pass(ms) {
      const endMs = elapsedMs + ms
      for (;;) {
        await settle()
        const timer = next()
        if (!timer || timer.atMs > endMs) break
        waiting.delete(timer.id)
        elapsedMs = Math.max(elapsedMs, timer.atMs)
        timer.work()
      }
      elapsedMs = endMs
    },
  }
}

/** Repeatable random numbers in [0, 1): mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
