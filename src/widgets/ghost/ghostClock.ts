import { createEmitter } from '#domain/base/emitter'

/** The clock of a replay: it runs at a speed, and stops while it is paused or held. */
export interface GhostClock {
  /** Milliseconds of the run. */
  nowMs: () => number
  isPaused: () => boolean
  pause: () => void
  resume: () => void
  setSpeed: (speed: number) => void
  /** Factor of real time. */
  speed: () => number
  /** Stops the clock while something takes longer than in the run. @returns continues it */
  hold: () => () => void
  /** Moves it forward, never back. */
  skipTo: (ms: number) => void
  /** Resolves when the run is at `ms`; rejects once `signal` is aborted. */
  until: (ms: number, signal: AbortSignal) => Promise<void>
  /** Called when the clock stops, continues or changes its speed. */
  onChange: (listener: () => void) => () => void
}

export function createGhostClock(startSpeed: number): GhostClock {
  const changes = createEmitter()
  let speed = startSpeed
  let paused = false
  let holds = 0
  let from = { runMs: 0, atMs: performance.now() }

  const stands = () => paused || holds > 0
  const nowMs = () => (stands() ? from.runMs : from.runMs + (performance.now() - from.atMs) * speed)
  const change = (apply: () => void) => {
    from = { runMs: nowMs(), atMs: performance.now() }
    apply()
    changes.emit()
  }

  return {
    nowMs,
    isPaused: () => paused,
    speed: () => speed,
    pause: () => {
      if (!paused) change(() => (paused = true))
    },
    resume: () => {
      if (paused) change(() => (paused = false))
    },
    setSpeed: (next) => change(() => (speed = next)),
    hold: () => {
      change(() => (holds += 1))
      let over = false
      return () => {
        if (over) return
        over = true
        change(() => (holds -= 1))
      }
    },
    skipTo: (ms) => {
      if (ms > nowMs()) change(() => (from = { runMs: ms, atMs: performance.now() }))
    },
    onChange: changes.on,
    until: (ms, signal) =>
      new Promise((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const look = () => {
          clearTimeout(timer)
          if (signal.aborted) return end(() => reject(signal.reason))
          const leftMs = ms - nowMs()
          if (leftMs <= 0) return end(resolve)
          if (!stands()) timer = setTimeout(look, leftMs / speed)
        }
        const end = (settle: () => void) => {
          clearTimeout(timer)
          quiet()
          signal.removeEventListener('abort', look)
          settle()
        }
        const quiet = changes.on(look)
        signal.addEventListener('abort', look)
        look()
      }),
  }
}
