import type { Live } from '#domain/base/live'
import type { PresenterNote } from '#domain/booth/presenterNote'
import { useLiveQuery } from '../../core/live'
import { storedQuery } from '../../core/stored'

/** The presenter notes of the pack. */
export function usePresenterNotes(): Live<PresenterNote[]> {
  return useLiveQuery(notesQuery)
}

const notesQuery = storedQuery(['presenterNotes'], (db) => db.presenterNotes.toArray())
