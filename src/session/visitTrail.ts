import type { TrailStep } from '#domain/visit/visitTrail'
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
    const step = pathname === null || !mayMark() ? null : screenStep(pathname)
    if (!step) return
    void markTrail(step)
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

/**
 * The step of the screen at an address; null where nobody chose to look at it: a ghost shows it, or a run of the game
 * leads over it.
 */
export function screenStep(pathname: string): TrailStep | null {
  const isStaffRoom = pathname.startsWith('/booth')
  if (isGhostActing() || (modeFlags().inGameMode && !isStaffRoom)) return null
  return { kind: 'screen', pathname, locale: currentLocale() }
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
