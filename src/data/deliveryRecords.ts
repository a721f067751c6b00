import type { Interaction } from '../domain/interaction'
import type { StaffNote } from './db'
import { type InteractionCounts, interactionArchive } from './interactionArchive'
import { type Live, useLive } from './live'

/** Rows of the newest records shown to staff. */
const NEWEST = 12

export interface DeliveryRecords {
  counts: InteractionCounts
  /** Refused rows first shown by age, then the newest of all. */
  refused: Interaction[]
  newest: Interaction[]
  notes: StaffNote[]
}

/** What staff see of recording and delivery, following the database. */
export function useDeliveryRecords(): Live<DeliveryRecords> {
  return useLive(
    async (db) => ({
      counts: await interactionArchive((work) => work(db)).counts(),
      refused: await db.interactions.where('state').equals('refused').limit(NEWEST).toArray(),
      newest: await db.interactions.orderBy('seq').reverse().limit(NEWEST).toArray(),
      notes: await db.staffNotes.orderBy('lastAt').reverse().toArray(),
    }),
    [],
  )
}
