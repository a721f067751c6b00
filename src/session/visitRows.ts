import { dropVisitorChanges } from '../data/core/visitorChanges'
import { endVisit, saveVisit } from '../data/interactions/visits'
import type { VisitState } from './visit'

const isoTime = (timeMs: number) => new Date(timeMs).toISOString()

/** Writes the visit's row. Without a database the visit still has its identifier; only its row is missing. */
export async function saveVisitRow({ id, startedAtMs }: VisitState): Promise<void> {
  await saveVisit({ id, startedAt: isoTime(startedAtMs), endedAt: null }).catch(() => undefined)
}

/** Ends one visit's row, begins the next one's, and drops what the visitor changed. */
export async function storeReset(ended: VisitState, begun: VisitState): Promise<void> {
  await Promise.allSettled([
    endVisit(ended.id, isoTime(begun.startedAtMs)),
    saveVisitRow(begun),
    dropVisitorChanges(),
  ])
}
