import type { TrailStep } from '../domain/kiosk/visitTrail'
import { kioskConfig } from '../state/config'
import { isGhostActing } from '../state/ghost'
import { isVisitTouched } from '../state/idle'
import { currentLocale } from '../state/locale'
import { modeFlags } from '../state/mode'
import { onTouch } from './activity'
import { onSessionEvent } from './events'
import { currentVisit } from './visit'

/**
 * Writes down which screens visitors open, for the booth's own report (docs/booth.md B6). A visit that begins on a
 * screen, as at a reload or by an address, opened it with its first touch. Call it after the idle time is followed.
 * @returns ends it
 */
export function followTrail(): () => void {
  /** The screen that is shown, until it is written down. */
  let pathname: string | null = location.pathname
  const write = () => {
    // A run of the game leads over screens that nobody chose to look at.
    if (pathname === null || !mayMark() || modeFlags().inGameMode) return
    void markTrail({ kind: 'screen', pathname, locale: currentLocale() })
    pathname = null
  }
  const ends = [
    onSessionEvent((event) => {
      if (event.kind !== 'navigated') return
      pathname = event.pathname
      write()
    }),
    onTouch(write),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** What nobody touched leaves no trail, nor does a ghost (docs/decisions.md D38, D40). */
const mayMark = () => isVisitTouched() && !isGhostActing()

/** Adds a step to the trail of the visit. A step that storage does not take is missing in a report, and nothing else. */
export async function markTrail(step: TrailStep): Promise<void> {
  if (!mayMark()) return
  const { id, startedAtMs } = currentVisit()
  const visit = {
    id,
    startedAt: new Date(startedAtMs).toISOString(),
    endedAt: null,
    event: kioskConfig().event,
  }
  try {
    const { addToTrail } = await import('../data/interactions/visits')
    await addToTrail(visit, step)
  } catch {
    // Not worth a fault of its own.
  }
}
