import type { GameClock } from '../game/gameClock'

export interface TestClock extends GameClock {
  /** Lets time pass, and calls what has become due. */
  pass(ms: number): void
  /** The device's clock is set, or runs on in a sleep in which `performance.now()` stands still. */
  shiftWall(ms: number): void
  /** How many timers wait. */
  waiting(): number
}

/** A clock that stands still until a test moves it. */
export function testClock(): TestClock {
  let nowMs = 1_000.25
  let wallMs = Date.parse('2026-11-22T15:00:00Z')
  const timers = new Set<{ atMs: number; work: () => void }>()
  return {
    nowMs: () => nowMs,
    wallMs: () => wallMs,
    after(ms, work) {
      const timer = { atMs: nowMs + ms, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass(ms) {
      nowMs += ms
      wallMs += ms
      for (;;) {
        const due = [...timers].filter(({ atMs }) => atMs <= nowMs)
        if (due.length === 0) return
        for (const timer of due) {
          timers.delete(timer)
          timer.work()
        }
      }
    },
    shiftWall(ms) {
      wallMs += ms
    },
    waiting: () => timers.size,
  }
}
