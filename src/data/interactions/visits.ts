import { withDatabase } from '../core/databaseConnection'
import type { Visit } from '../core/db'

/** Writes the visit's row when it is not there yet (a reload continues the same visit). */
export async function saveVisit(visit: Visit): Promise<void> {
  await withDatabase((db) =>
    db.transaction('rw', db.visits, async () => {
      if (!(await db.visits.get(visit.id))) await db.visits.add(visit)
    }),
  )
}

/** Writes the visit's row anew, with the moment of its first touch. */
export async function touchVisit(visit: Visit): Promise<void> {
  await withDatabase((db) => db.visits.put(visit))
}

export async function endVisit(id: string, endedAt: string): Promise<void> {
  await withDatabase((db) => db.visits.update(id, { endedAt }))
}
