import type { Live } from '../../domain/kiosk/live'
import type { StaffNote } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'

/** Notes for staff, newest first, updated by the database. */
export function useStaffNotes(): Live<StaffNote[]> {
  return useLiveQuery(notesQuery)
}

const notesQuery = createLiveQuery((db) => db.staffNotes.orderBy('lastAt').reverse().toArray(), {
  restWhenHidden: true,
})
