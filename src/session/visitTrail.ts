import { answerPainted } from '#domain/base/workAhead'
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
 * Stores which screens visitors open, for the booth's report (docs/booth.md B6). A visit that starts on a screen, after
 * a reload or by an address, has opened it with its first touch. Must be called after `followIdle`.
 * @returns a function that ends it
 */
export function followTrail(): () => void {
  /** The screen that is shown, until it is stored. */
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
 * The step of the screen at an address; null if the visitor did not choose it: a ghost shows it, or it is part of a run
 * of the game.
 */
export function screenStep(pathname: string): TrailStep | null {
  const isStaffRoom = pathname.startsWith('/booth')
  if (isGhostActing() || (modeFlags().inGameMode && !isStaffRoom)) return null
  return { kind: 'screen', pathname, locale: currentLocale() }
}

/** Visits without a touch and ghosts have no trail (docs/decisions.md D38, D40). */
const mayMark = () => isVisitTouched() && !isGhostActing()

/** Adds a step to the trail of the visit. A step that cannot be stored is only missing in the report. */
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
    await answerPainted()
    const { addToTrail } = await import('../data/interactions/visits')
    await addToTrail(visit, step)
  } catch {
    // Not worth an error.
  }
}
