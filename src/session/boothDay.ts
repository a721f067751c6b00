import { localDay } from '../domain/kiosk/localDay'
import { demoNow, minutesSinceDemoNow } from '../state/demoClock'

const MINUTE_MS = 60_000

/**
 * The booth's day, YYYY-MM-DD, by the device's own clock: decks, the leaderboard's "today", the staff's ticks and the
 * day's report all go by it, so that they change together at the booth's midnight (docs/booth.md B6).
 */
export function boothDay(): string {
  return localDay(new Date(demoNow().getTime() + minutesSinceDemoNow() * MINUTE_MS))
}
