import { Dexie } from 'dexie'
import type { Live } from '#domain/base/live'
import type { LedgerFilter } from '#domain/booth/ledger'
import type { DeliveryState, Interaction } from '#domain/recording/interaction'
import { parseInteraction } from '#domain/recording/storedInteraction'
import type { PharosDatabase } from '../../core/db'
import { createLiveQuery, useLiveQuery } from '../../core/live'
import {
  countInteractions,
  type Elsewhere,
  elsewhere,
  type InteractionCounts,
  inState,
} from '../../interactions/interactionCounts'
import { isToSetAside } from '../../interactions/setAside'

/** Records on one page of the ledger. */
export const LEDGER_PAGE_ROWS = 20

export interface LedgerPage {
  /** From 1; the last page if there are fewer. */
  page: number
  pages: number
  /** Number of records of this filter. */
  total: number
  /** Newest first. */
  rows: Interaction[]
}

export interface DeliverySummary extends InteractionCounts {
  /** Our most recently acknowledged record. */
  lastReceipt: Pick<Interaction, 'ackAt' | 'lastStatus'> | null
}

/** Counts and the last receipt, read from the indexes (docs/booth.md B5). */
export function useDeliverySummary(): Live<DeliverySummary> {
  return useLiveQuery(summaryQuery)
}

/** One page of the ledger; `page` from 1. */
export function useLedgerPage(filter: LedgerFilter, page: number): Live<LedgerPage> {
  return useLiveQuery(pageQuery, filter, page)
}

const summaryQuery = createLiveQuery((db) => readSummary(db), { restWhenHidden: true })

const pageQuery = createLiveQuery(
  (db, filter: LedgerFilter, page: number) => readLedgerPage(db, filter, page),
  { restWhenHidden: true },
)

/** Reads counts and one row, whatever the number of stored records. */
export function readSummary(db: PharosDatabase): Promise<DeliverySummary> {
  return db.transaction('r', db.interactions, db.device, async () => {
    const counts = await countInteractions(db)
    const last = await db.interactions
      .where('[synced+ackAt]')
      .between([1, Dexie.minKey], [1, Dexie.maxKey])
      .reverse()
      .filter((row) => row.origin === undefined && !isToSetAside(row))
      .first()
    return { ...counts, lastReceipt: last ? { ackAt: last.ackAt, lastStatus: last.lastStatus } : null }
  })
}

/** Reads one page of rows by an index, never the table, so that the cost does not depend on the number of records. */
export function readLedgerPage(
  db: PharosDatabase,
  filter: LedgerFilter,
  page: number,
  size = LEDGER_PAGE_ROWS,
): Promise<LedgerPage> {
  return db.transaction('r', db.interactions, async () => {
    const source = await sourceOf(db, filter)
    const pages = Math.max(1, Math.ceil(source.total / size))
    const shown = Math.min(Math.max(1, page), pages)
    const rows = await source.window((shown - 1) * size, size)
    return { page: shown, pages, total: source.total, rows: rows.map(parseInteraction) }
  })
}

interface Source {
  total: number
  /** Newest first. */
  window(offset: number, limit: number): Promise<Interaction[]>
}

async function sourceOf(db: PharosDatabase, filter: LedgerFilter): Promise<Source> {
  if (filter === 'all') return indexed(() => db.interactions.orderBy('id'))
  if (filter === 'sent' || filter === 'refused') return indexed(() => inState(db, filter))
  const away = await elsewhere(db)
  const isAnyAway = away.handedOver.size + away.foreign.size > 0
  if (filter === 'elsewhere') return keyed(db, [...away.handedOver, ...away.foreign])
  return isAnyAway ? keyed(db, await ourWaiting(db, away)) : waiting(db)
}

async function indexed(rows: () => ReturnType<typeof inState>): Promise<Source> {
  return {
    total: await rows().count(),
    window: (offset, limit) => rows().reverse().offset(offset).limit(limit).toArray(),
  }
}

/** Unresolved rows come before pending ones: two ranges of one index as one list. */
async function waiting(db: PharosDatabase): Promise<Source> {
  const first = await indexed(() => inState(db, 'unresolved'))
  const second = await indexed(() => inState(db, 'pending'))
  return {
    total: first.total + second.total,
    async window(offset, limit) {
      const rows = offset < first.total ? await first.window(offset, limit) : []
      if (rows.length === limit) return rows
      return [...rows, ...(await second.window(Math.max(0, offset - first.total), limit - rows.length))]
    },
  }
}

/** If another kiosk has some of the waiting rows, their keys are filtered out before a page of rows is read. */
async function ourWaiting(db: PharosDatabase, away: Elsewhere): Promise<string[]> {
  const keysOf = (state: DeliveryState) => inState(db, state).primaryKeys()
  const ids = [...(await keysOf('unresolved')), ...(await keysOf('pending'))]
  return ids.filter((id) => !away.handedOver.has(id) && !away.foreign.has(id))
}

/** UUIDv7 ids sort by time. */
function keyed(db: PharosDatabase, ids: string[]): Source {
  const newestFirst = ids.sort().reverse()
  return {
    total: ids.length,
    async window(offset, limit) {
      const rows = await db.interactions.bulkGet(newestFirst.slice(offset, offset + limit))
      return rows.filter((row) => row !== undefined)
    },
  }
}
