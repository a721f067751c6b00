import * as v from 'valibot'
import { type ExportedVisit, exportedVisit, mergeVisits, parseVisit, type Visit } from '#domain/visit/visit'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { ExportedVisitSchema } from '../schemas/exportFile'

/** Visits for exports from kiosk to kiosk (docs/outbox.md O7). */
export interface VisitArchive {
  /** Visits of this kiosk and of imported files, unchecked; `deviceId` is the origin of our own. */
  all(deviceId: string): Promise<ExportedVisit[]>
}

export function visitArchive(run: RunDatabase = withDatabase): VisitArchive {
  return {
    all: (deviceId) =>
      run(
        (db) =>
          db.transaction('r', db.visits, db.importedVisits, async () =>
            exportVisits(await db.visits.toArray(), await db.importedVisits.toArray(), deviceId),
          ),
        LONG_CALL,
      ),
  }
}

/** All visits that a kiosk knows, its own and imported ones, as an export has them. */
export function exportVisits(
  own: readonly Visit[],
  imported: readonly ExportedVisit[],
  deviceId: string,
): ExportedVisit[] {
  const visits = own.map(parseVisit).filter((visit) => visit !== undefined)
  return [...visits.map((visit) => exportedVisit(visit, deviceId)), ...imported]
}

/**
 * Set union by id, in the caller's transaction; returns the number of new visits. Our own rows are kept,
 * because they contain more.
 */
export async function uniteVisits(db: PharosDatabase, visits: readonly ExportedVisit[]): Promise<number> {
  const ids = visits.map(({ id }) => id)
  const own = await db.visits.bulkGet(ids)
  const known = await db.importedVisits.bulkGet(ids)
  const merged = visits.flatMap((visit, at) => {
    if (own[at]) return []
    const before = v.is(ExportedVisitSchema, known[at]) ? known[at] : undefined
    return [before ? mergeVisits(before, visit) : visit]
  })
  await db.importedVisits.bulkPut(merged)
  return visits.filter((_, at) => !own[at] && !known[at]).length
}
