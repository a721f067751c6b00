import { Dexie } from 'dexie'
import type { Interaction } from '../../domain/kiosk/interaction'
import type { Live } from '../../domain/kiosk/live'
import type { StaffNote } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { interactionArchive } from './interactionArchive'
import type { InteractionCounts } from './interactionCounts'

/** How many of the newest records are shown to staff. */
const NEWEST = 12

export interface DeliveryRecords {
  counts: InteractionCounts
  /** Oldest first. */
  refused: Interaction[]
  /** UUIDv7 ids sort by time, so the newest are last by id. */
  newest: Interaction[]
  notes: StaffNote[]
}

/** Recording and delivery status for staff, updated by the database. */
export function useDeliveryRecords(): Live<DeliveryRecords> {
  return useLiveQuery(deliveryRecordsQuery)
}

const deliveryRecordsQuery = createLiveQuery(
  async (db) => ({
    counts: await interactionArchive((work) => work(db)).counts(),
    refused: await db.interactions
      .where('[state+createdAt]')
      .between(['refused', Dexie.minKey], ['refused', Dexie.maxKey])
      .limit(NEWEST)
      .toArray(),
    newest: await db.interactions.orderBy('id').reverse().limit(NEWEST).toArray(),
    notes: await db.staffNotes.orderBy('lastAt').reverse().toArray(),
  }),
  { restWhenHidden: true },
)
