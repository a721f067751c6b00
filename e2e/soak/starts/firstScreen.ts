import { setTimeout as pause } from 'node:timers/promises'
import type { Sighting } from './page/probe'

/** The promise: a first screen within this time. */
export const LIMIT_MS = 10_000
/** A start that broke the promise is watched for longer, to tell late from never. */
const WATCH_MS = 25_000
const ASK_EVERY_MS = 40

export interface FirstScreen {
  kind: 'screen' | 'problem' | null
  /** Milliseconds from the navigation. */
  shownMs: number | null
  answeredMs: number | null
  loads: number
  taps: number
}

/**
 * Asks the page until it shows a screen that answers a tap, or the plain page.
 * @param beganMs wall clock of the navigation
 * @param ask a document may not answer while it is replaced
 */
export async function untilFirstScreen(
  beganMs: number,
  ask: (mayTap: boolean) => Promise<Sighting | null>,
  mayTap: () => boolean,
): Promise<FirstScreen> {
  const documents = new Set<number>()
  let shownMs: number | null = null
  let earlier: Sighting | null = null
  let last: Sighting | null = null
  let taps = 0
  const since = (ms: number) => Math.max(0, Math.round(ms - beganMs))
  for (;;) {
    const seen = await ask(mayTap())
    if (seen) {
      if (last && seen.documentMs !== last.documentMs) {
        earlier = last
        taps += earlier.taps
      }
      last = seen
      documents.add(seen.documentMs)
      if (seen.shownMs !== null) shownMs ??= since(seen.shownMs)
      const found = { loads: documents.size, taps: taps + seen.taps, shownMs }
      if (seen.kind === 'problem' && mayTap())
        return { ...found, kind: 'problem', shownMs: since(seen.shownMs ?? 0), answeredMs: null }
      // A tap on a link of a document that was not ready yet may be answered by the next document.
      const byNext = earlier && earlier.taps > 0 && earlier.address !== seen.address ? seen.shownMs : null
      const answered = seen.answeredMs ?? (seen.kind === 'screen' ? byNext : null)
      if (answered !== null) return { ...found, kind: 'screen', answeredMs: since(answered) }
    }
    if (Date.now() - beganMs > WATCH_MS)
      return { kind: null, shownMs, answeredMs: null, loads: documents.size, taps: taps + (last?.taps ?? 0) }
    await pause(ASK_EVERY_MS)
  }
}
