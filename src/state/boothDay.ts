import { useSyncExternalStore } from 'react'
import { localDay } from '#domain/base/localDay'
import { demoNow, minutesSinceDemoNow } from './demoClock'

const MINUTE_MS = 60_000

/** How often a screen that shows the day checks whether it has ended. */
const LOOK_EVERY_MS = 10_000

/**
 * The booth's day, YYYY-MM-DD, by the device's own clock: decks, the leaderboard's "today", the staff's ticks
 * and the day's report all use it, so that they change together at midnight (docs/booth.md B6).
 */
export function boothDay(): string {
  return localDay(new Date(demoNow().getTime() + minutesSinceDemoNow() * MINUTE_MS))
}

/** The booth's day for a screen that may be open past midnight. */
export function useBoothDay(): string {
  return useSyncExternalStore(everyLook, boothDay)
}

function everyLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
