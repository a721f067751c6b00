import { type ExportedVisit, isVisitorsVisit, mergeVisits } from '#domain/visit/visit'
import type { ImportedKiosk } from './importedExports'

/** What became of the visits that export files tell of. */
export interface VisitSums {
  /** Those of visitors, as the kiosks themselves count (docs/booth.md B6). */
  visitors: readonly ExportedVisit[]
  /** Starts that nobody touched. */
  untouched: readonly ExportedVisit[]
  /** Those of staff alone. */
  staff: readonly ExportedVisit[]
}

/** Every visit of the files once, whichever of them have it. */
export function sumVisits(kiosks: readonly Pick<ImportedKiosk, 'visitRows' | 'recorded'>[]): VisitSums {
  const rows = new Map<string, ExportedVisit>()
  for (const visit of kiosks.flatMap(({ visitRows }) => visitRows)) {
    const known = rows.get(visit.id)
    rows.set(visit.id, known ? mergeVisits(known, visit) : visit)
  }
  const hasRecords = ({ id }: ExportedVisit) => kiosks.some(({ recorded }) => recorded.has(id))
  const all = [...rows.values()]
  const visitors = all.filter((visit) => isVisitorsVisit(visit, hasRecords(visit)))
  const others = all.filter((visit) => !visitors.includes(visit))
  return {
    visitors,
    untouched: others.filter(({ touched }) => !touched),
    staff: others.filter(({ touched }) => touched),
  }
}
