import type { TrailStep } from '#domain/visit/visitTrail'
import { dropVisitorChanges } from '../data/core/visitorChanges'
import { endVisit, saveVisit, touchVisit } from '../data/interactions/visits'
import { kioskConfig } from '../state/config'
import { hidePastFleet } from './ownFleetDay'
import type { VisitState } from './visit'

const isoTime = (timeMs: number) => new Date(timeMs).toISOString()

/** Writes the visit's row. Without a database the visit keeps its identifier, and only its row is missing. */
export async function saveVisitRow({ id, startedAtMs }: VisitState): Promise<void> {
  await saveVisit({ id, startedAt: isoTime(startedAtMs), endedAt: null }).catch(() => undefined)
}

/**
 * Stores that the screen was touched in the visit, with the screen that was shown, so that a visit to the staff room
 * counts as staff's from its first touch.
 */
export async function saveTouchedVisit(
  { id, startedAtMs }: VisitState,
  shown: TrailStep | null,
): Promise<void> {
  const visit = {
    id,
    startedAt: isoTime(startedAtMs),
    endedAt: null,
    event: kioskConfig().event,
    touched: 1,
  } as const
  await touchVisit(visit, shown).catch(() => undefined)
}

/** Ends one visit's row, starts the next one's, reverts the visitor's changes and hides the visitor's own fleet. */
export async function storeReset(ended: VisitState, begun: VisitState): Promise<void> {
  await Promise.allSettled([
    endVisit(ended.id, isoTime(begun.startedAtMs)),
    saveVisitRow(begun),
    dropVisitorChanges(),
    hidePastFleet(),
  ])
}
