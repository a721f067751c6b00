import { useSyncExternalStore } from 'react'
import { dayBounds, localDay } from '#domain/base/localDay'
import { demoNow, minutesSinceDemoNow } from './demoClock'

const MINUTE_MS = 60_000

/** How often a screen that shows the day checks whether it has ended. */
const LOOK_EVERY_MS = 10_000

/**
 * The booth's day, YYYY-MM-DD, by the device's own clock: decks, the leaderboard's "today", the staff's ticks
 * and the day's report all use it, so that they change together at midnight (docs/booth.md B6).
 */
export function boothDay(): string {
  return localDay(boothNow())
}

const boothNow = (): Date => new Date(demoNow().getTime() + minutesSinceDemoNow() * MINUTE_MS)

/** Minutes until the booth's day ends and its leaderboard starts again, whole and at least 1. */
export function useBoothMinutesLeft(): number {
  return useSyncExternalStore(everyLook, boothMinutesLeft)
}

function boothMinutesLeft(): number {
  const now = boothNow()
  const endsAtMs = Date.parse(dayBounds(localDay(now)).to)
  return Math.max(1, Math.ceil((endsAtMs - now.getTime()) / MINUTE_MS))
}

/** The booth's day for a screen that may be open past midnight. */
export function useBoothDay(): string {
  return useSyncExternalStore(everyLook, boothDay)
}

function everyLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
