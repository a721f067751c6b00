import { parseVisit, type Visit } from '#domain/visit/visit'
import { extendTrail, type TrailStep, type VisitTrail } from '#domain/visit/visitTrail'
import { withDatabase } from '../core/databaseConnection'

const NO_TRAIL: VisitTrail = { screens: [] }

/** Writes the visit's row if it does not exist yet (a reload continues the same visit). */
export async function saveVisit(visit: Visit): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', db.visits, async () => {
      if (!(await db.visits.get(visit.id))) await db.visits.add(visit)
    }),
  )
}

/** Writes the visit's row with the time of its first touch and the current screen; an existing trail is continued. */
export async function touchVisit(visit: Visit, shown: TrailStep | null): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', db.visits, async () => {
      const before = parseVisit(await db.visits.get(visit.id))?.trail
      const trail = shown ? extendTrail(before ?? NO_TRAIL, shown) : before
      await db.visits.put(trail ? { ...visit, trail } : visit)
    }),
  )
}

export async function endVisit(id: string, endedAt: string): Promise<void> {
  await withDatabase((db) => db.visits.update(id, { endedAt }))
}

/** Adds a step to the trail of a visit; `visit` is its row if the database has none. */
export async function addToTrail(visit: Visit & { event: string }, step: TrailStep): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', db.visits, async () => {
      const stored = parseVisit(await db.visits.get(visit.id)) ?? visit
      const before = stored.trail ?? NO_TRAIL
      const trail = extendTrail(before, step)
      if (trail !== before) await db.visits.put({ ...stored, event: stored.event ?? visit.event, trail })
    }),
  )
}
