import type { GameClock } from './gameClock'

/** A page that was hidden for longer voids the run (docs/game.md T4). */
export const MAX_ABSENCE_MS = 5_000

/** Events of a page that is hidden or shown again; WebKit sends only some of them. */
const GOES = ['visibilitychange', 'pagehide', 'freeze'] as const
const COMES = ['visibilitychange', 'pageshow', 'resume'] as const

export interface Absence {
  /** Whether the page is hidden, and has been for too long. */
  isTooLong(): boolean
  stop(): void
}

/**
 * Measures how long the page is hidden, and calls `onTooLong` when it is shown again too late. WebKit may stop
 * `performance.now()` during sleep, so both clocks are read; setting the clock while the page is shown has no effect.
 */
export function watchAbsence({ nowMs, wallMs }: GameClock, onTooLong: () => void): Absence {
  const until = new AbortController()
  let left: { nowMs: number; wallMs: number } | null = null
  const isTooLong = () =>
    left !== null && Math.max(nowMs() - left.nowMs, wallMs() - left.wallMs) > MAX_ABSENCE_MS
  const go = (event: Event) => {
    if (event.type === 'visibilitychange' && document.visibilityState !== 'hidden') return
    left ??= { nowMs: nowMs(), wallMs: wallMs() }
  }
  const come = (event: Event) => {
    if (event.type === 'visibilitychange' && document.visibilityState === 'hidden') return
    const wasTooLong = isTooLong()
    left = null
    if (wasTooLong) onTooLong()
  }
  const options = { capture: true, signal: until.signal }
  for (const name of GOES) addEventListener(name, go, options)
  for (const name of COMES) addEventListener(name, come, options)
  return { isTooLong, stop: () => until.abort() }
}
