import { fieldsOf } from '#domain/base/unknownValue'
import { isWireTime, NO_TIME, readable, textOf } from '#domain/recording/storedInteraction'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase, StaffNote } from '../core/db'
import { asCount } from '../core/deviceFacts'

/** Maximum length of a detail, because notes are shown in a table cell. */
const DETAIL_LIMIT = 300

export interface StaffNotes {
  /** Increments the note of this code and stores the newest detail; `nowMs` in Unix ms. */
  add(code: string, detail: string, nowMs: number): Promise<void>
  /** Newest first. */
  list(): Promise<StaffNote[]>
  dismiss(code: string): Promise<void>
}

/** Notes for staff, one per code with a count, so that a repeated problem stays one line. */
/** Newest first. */
export async function readStaffNotes(db: PharosDatabase): Promise<StaffNote[]> {
  return (await db.staffNotes.orderBy('lastAt').reverse().toArray()).map(parseStaffNote)
}

/** Parses a stored note; an unreadable time becomes 1970. */
export function parseStaffNote(stored: unknown): StaffNote {
  const { code, detail, firstAt, lastAt, count } = fieldsOf(stored)
  return {
    code: readable(code),
    detail: typeof detail === 'string' ? detail : textOf(detail),
    firstAt: isWireTime(firstAt) ? firstAt : NO_TIME,
    lastAt: isWireTime(lastAt) ? lastAt : NO_TIME,
    count: asCount(count),
  }
}

export function staffNotes(run: RunDatabase = withDatabase): StaffNotes {
  return {
    add: (code, detail, nowMs) =>
      run((db) =>
        db.transaction('rw', db.staffNotes, async () => {
          const lastAt = new Date(nowMs).toISOString()
          const known = await db.staffNotes.get(code).then((row) => row && parseStaffNote(row))
          await db.staffNotes.put({
            code,
            detail: detail.slice(0, DETAIL_LIMIT),
            firstAt: known?.firstAt ?? lastAt,
            lastAt,
            count: (known?.count ?? 0) + 1,
          })
        }),
      ),
    list: () => run((db) => readStaffNotes(db)),
    dismiss: (code) => run((db) => db.staffNotes.delete(code)),
  }
}
