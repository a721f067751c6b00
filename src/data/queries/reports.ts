import type { Live } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import type { Report } from '#domain/reports/report'
import { byNumber, nextId } from '../core/ids'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow, changeRows } from '../core/visitorChanges'

/** The reports of a section in the order of their ids. */
export function useReports(section: Section): Live<Report[]> {
  return useLiveQuery(reportsQuery, section)
}

const reportsQuery = storedQuery(['reports'], async (db, section: Section) =>
  (await db.reports.filter((report) => report.section === section).toArray()).toSorted(byNumber),
)

/** A report before it has an id. */
export type NewReport = Omit<Report, 'id'>

/** Creates a report until the visit is reset. The change's value is its id. */
export function createReport(report: NewReport): Promise<UndoableChange<string>> {
  return changeRows(['reports'], async (rows) => {
    const id = nextId('rp', await rows.all('reports'))
    await rows.put('reports', { ...report, id })
    return id
  })
}

/** Changes fields of a report until the visit is reset. */
export function changeReport(id: string, fields: Partial<NewReport>): Promise<UndoableChange> {
  return changeRow('reports', id, (report) => ({ ...report, ...fields }))
}

/** Deletes a report until the visit is reset. */
export function deleteReport(id: string): Promise<UndoableChange> {
  return changeRows(['reports'], async (rows) => {
    await rows.remove('reports', id)
  })
}
