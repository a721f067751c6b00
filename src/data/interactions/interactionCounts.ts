import { Dexie } from 'dexie'
import type { DeliveryState } from '#domain/recording/interaction'
import type { PharosDatabase } from '../core/db'
import { asCount, FACT, factIn } from '../core/deviceFacts'
import { isToSetAside } from './setAside'

export interface InteractionCounts {
  /** Waiting for delivery by this device, including unresolved ones. */
  pending: number
  /** How many of those wait for a configuration with their activation id. */
  unresolved: number
  sent: number
  refused: number
  /** Refused because the stored value was damaged and set aside. */
  damaged: number
  /** Events whose mode, language and device have no activation id: neither stored nor sent. */
  untracked: number
  /** Pending here, but handed to another device for delivery. */
  handedOver: number
  /** Pending on another device; stored here only for display and export. */
  foreign: number
  /** createdAt of the oldest row pending delivery by this device. */
  oldestPendingAt: string | null
}

/** Rows of a state, in the order of recording. */
export function inState(db: PharosDatabase, state: DeliveryState) {
  return db.interactions.where('[state+createdAt]').between([state, Dexie.minKey], [state, Dexie.maxKey])
}

/** Waiting rows that another device delivers, by id. */
export interface Elsewhere {
  handedOver: ReadonlySet<string>
  foreign: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** Reads only keys, and none if nothing was imported or handed over. */
export async function elsewhere(db: PharosDatabase): Promise<Elsewhere> {
  const marked = await db.interactions.where('handedOver').equals(1).primaryKeys()
  const imported = new Set(await db.interactions.where('origin').above('').primaryKeys())
  if (marked.length === 0 && imported.size === 0) return { handedOver: NONE, foreign: NONE }
  const waiting = new Set([
    ...(await inState(db, 'pending').primaryKeys()),
    ...(await inState(db, 'unresolved').primaryKeys()),
  ])
  const isMarked = new Set(marked)
  return {
    handedOver: new Set(marked.filter((id) => waiting.has(id) && !imported.has(id))),
    foreign: new Set([...imported].filter((id) => waiting.has(id) && !isMarked.has(id))),
  }
}

/**
 * Counts by indexes (docs/booth.md B5): reads no row except the oldest. Runs inside a transaction over
 * interactions and device.
 */
export async function countInteractions(db: PharosDatabase): Promise<InteractionCounts> {
  const { handedOver, foreign } = await elsewhere(db)
  const isOurs = (id: string) => !handedOver.has(id) && !foreign.has(id)
  const away = handedOver.size + foreign.size
  const ofState = async (state: DeliveryState): Promise<{ count: number; oldest: string | undefined }> => {
    const rows = inState(db, state)
    if (away === 0) return { count: await rows.count(), oldest: (await rows.limit(1).primaryKeys())[0] }
    const ours = (await rows.primaryKeys()).filter(isOurs)
    return { count: ours.length, oldest: ours[0] }
  }
  const pending = await ofState('pending')
  const unresolved = await ofState('unresolved')
  const oldest = [pending.oldest, unresolved.oldest].filter((id) => id !== undefined)
  const oldestRows = await db.interactions.bulkGet(oldest)
  return {
    pending: pending.count + unresolved.count,
    unresolved: unresolved.count,
    sent: await inState(db, 'sent').count(),
    refused: await inState(db, 'refused').count(),
    // Rows that the service refused were sent at least once.
    damaged: await db.interactions.where('[state+attempts]').equals(['refused', 0]).count(),
    untracked: asCount(await factIn(db, FACT.untracked)),
    handedOver: handedOver.size,
    foreign: foreign.size,
    oldestPendingAt:
      oldestRows.flatMap((row) => (row && !isToSetAside(row) ? [row.createdAt] : [])).sort()[0] ?? null,
  }
}
