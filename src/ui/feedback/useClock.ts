import { useEffect, useReducer } from 'react'

/**
 * The time of `performance.now()`, with another render when `next` announces a change: components that show
 * time render only as often as their content changes, not every frame.
 */
export function useClock(next: (nowMs: number) => number | null): number {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const nowMs = performance.now()
  const atMs = next(nowMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that came early is set again
  useEffect(() => {
    if (atMs === null) return
    const timer = setTimeout(renderAgain, Math.max(1, atMs - performance.now()))
    return () => clearTimeout(timer)
  }, [atMs, nowMs])
  return nowMs
}

/** Whether a time of `performance.now()` has been reached; never for null. */
export function useHasCome(atMs: number | null): boolean {
  const nowMs = useClock((now) => (atMs !== null && now < atMs ? atMs : null))
  return atMs !== null && nowMs >= atMs
}

/** Whole seconds until a time, counted down to 0; null if there is none. */
export function useSecondsUntil(atMs: number | null): number | null {
  const nowMs = useClock((now) => {
    const left = secondsUntil(atMs, now)
    return left === null || left === 0 || atMs === null ? null : atMs - (left - 1) * 1000
  })
  return secondsUntil(atMs, nowMs)
}

function secondsUntil(atMs: number | null, nowMs: number): number | null {
  return atMs === null ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1000))
}
