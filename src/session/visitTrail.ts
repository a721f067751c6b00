import type { TrailStep } from '../domain/kiosk/visitTrail'
import { kioskConfig } from '../state/config'
import { isGhostActing } from '../state/ghost'
import { currentLocale } from '../state/locale'
import { modeFlags } from '../state/mode'
import { lastTouchMs } from './activity'
import { onSessionEvent } from './events'
import { currentVisit } from './visit'

/** Writes down which screens visitors open, for the booth's own report (docs/booth.md B6). */
export function followTrail(): () => void {
  return onSessionEvent((event) => {
    // A run of the game leads over screens that nobody chose to look at.
    if (event.kind !== 'navigated' || modeFlags().inGameMode) return
    void markTrail({ kind: 'screen', pathname: event.pathname, locale: currentLocale() })
  })
}

/**
 * Adds a step to the trail of the visit. What nobody touched leaves none, nor does a ghost (docs/decisions.md
 * D38, D40). A step that storage does not take is missing in a report, and nothing else.
 */
export async function markTrail(step: TrailStep): Promise<void> {
  const { id, startedAtMs } = currentVisit()
  const isTouched = lastTouchMs() > 0 && performance.timeOrigin + lastTouchMs() >= startedAtMs
  if (isGhostActing() || !isTouched) return
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
