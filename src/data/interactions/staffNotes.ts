import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { StaffNote } from '../core/db'

/** Longest detail, because notes are shown in a table cell. */
const DETAIL_LIMIT = 300

export interface StaffNotes {
  /** Increments the note of this code and stores the newest detail; `nowMs` in Unix ms. */
  add(code: string, detail: string, nowMs: number): Promise<void>
  /** Newest first. */
  list(): Promise<StaffNote[]>
  dismiss(code: string): Promise<void>
}

/** Notes for staff, one per code with a count, so that a repeated fault stays one line. */
export function staffNotes(run: RunDatabase = withDatabase): StaffNotes {
  return {
    add: (code, detail, nowMs) =>
      run((db) =>
        db.transaction('rw', db.staffNotes, async () => {
          const lastAt = new Date(nowMs).toISOString()
          const known = await db.staffNotes.get(code)
          await db.staffNotes.put({
            code,
            detail: detail.slice(0, DETAIL_LIMIT),
            firstAt: known?.firstAt ?? lastAt,
            lastAt,
            count: (known?.count ?? 0) + 1,
          })
        }),
      ),
    list: () => run((db) => db.staffNotes.orderBy('lastAt').reverse().toArray()),
    dismiss: (code) => run((db) => db.staffNotes.delete(code)),
  }
}
