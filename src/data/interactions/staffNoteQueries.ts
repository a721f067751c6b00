import type { Live } from '#domain/base/live'
import type { StaffNote } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { readStaffNotes } from './staffNotes'

/** Notes for staff, newest first, updated by the database. */
export function useStaffNotes(): Live<StaffNote[]> {
  return useLiveQuery(notesQuery)
}

const notesQuery = createLiveQuery(readStaffNotes, { restWhenHidden: true })
