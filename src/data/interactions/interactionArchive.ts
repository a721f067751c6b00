import { Dexie } from 'dexie'
import type { GameRun } from '#domain/game/gameTypes'
import type { DeliveryState, Interaction } from '#domain/recording/interaction'
import { isDamaged, parseInteraction } from '#domain/recording/storedInteraction'
import type { ExportedVisit } from '#domain/visit/visit'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { countInteractions, type InteractionCounts, inState } from './interactionCounts'
import { unresolvedRows } from './interactions'
import { uniteRuns } from './runArchive'
import { setAsideIn } from './setAside'
import { uniteVisits } from './visitArchive'

/** Delivered rows are kept this long and up to this number (docs/outbox.md O5); all others forever. */
export const KEEP_SENT_MS = 30 * 24 * 3_600_000
export const KEEP_SENT_ROWS = 50_000
/** Rows deleted in one transaction, so that recording never waits long for it. */
const DELETE_BATCH_ROWS = 500

/** A row of the table before it is parsed (docs/outbox.md O9). */
export interface StoredRow {
  id: unknown
}

export interface InteractionArchive {
  counts(): Promise<InteractionCounts>
  /** Deletes delivered rows beyond retention; `nowMs` in Unix ms. Returns how many. */
  prune(nowMs: number, keepRows?: number): Promise<number>
  /** Deletes the oldest delivered rows, never others; returns how many were deleted, at most `limit`. */
  freeSpace(limit: number): Promise<number>
  /** Returns rows after `afterId` sorted by id, which is chronological: as stored, for the caller to parse. */
  page(afterId: unknown, limit: number): Promise<StoredRow[]>
  /** The result of `unite`, without writing. */
  union(rows: readonly Interaction[], deviceId: string): Promise<{ added: number; changed: number }>
  /** Merges the contents of a file into the tables, all or nothing; `deviceId` identifies our own rows. */
  unite(
    rows: readonly Interaction[],
    deviceId: string,
    runs?: readonly GameRun[],
    visits?: readonly ExportedVisit[],
  ): Promise<{ added: number; changed: number; addedRuns: number; addedVisits: number }>
  /** Ids of our waiting rows that no other device delivers. */
  ownWaiting(): Promise<string[]>
  /** Marks our waiting rows in `ids` as handed over, in one transaction. */
  handOver(ids: ReadonlySet<string>): Promise<void>
  /** Reverts hand-overs that were not delivered in the meantime; returns how many. */
  takeBack(): Promise<number>
}

export function interactionArchive(run: RunDatabase = withDatabase): InteractionArchive {
  return {
    counts: () =>
      run((db) => db.transaction('r', db.interactions, db.device, () => countInteractions(db)), LONG_CALL),

    async prune(nowMs, keepRows = KEEP_SENT_ROWS) {
      const before = new Date(nowMs - KEEP_SENT_MS).toISOString()
      const sentBefore = (db: PharosDatabase) => sent(db, before)
      const tooMany = async () => (await run((db) => sent(db).count(), LONG_CALL)) - keepRows
      let deleted = await deleteRows(run, sentBefore, Number.POSITIVE_INFINITY)
      deleted += await deleteRows(run, sent, Math.max(0, await tooMany()))
      return deleted
    },

    freeSpace: (limit) => deleteRows(run, sent, limit),

    page: (afterId, limit) =>
      run((db) => {
        const rows =
          afterId === null ? db.interactions.orderBy('id') : db.interactions.where('id').above(afterId)
        return rows.limit(limit).toArray()
      }),

    union: (rows, deviceId) =>
      run((db) => db.transaction('r', db.interactions, () => unionOf(db, rows, deviceId)), LONG_CALL).then(
        ({ added, changed }) => ({ added, changed: changed.length - added }),
      ),

    unite: (rows, deviceId, runs = [], visits = []) =>
      run(
        (db) =>
          db.transaction(
            'rw',
            [db.interactions, db.gameRuns, db.scoredRuns, db.visits, db.importedVisits],
            async () => {
              const { added, changed } = await unionOf(db, rows, deviceId)
              await db.interactions.bulkPut(changed)
              return {
                added,
                changed: changed.length - added,
                addedRuns: await uniteRuns(db, runs),
                addedVisits: await uniteVisits(db, visits),
              }
            },
          ),
        LONG_CALL,
      ),

    ownWaiting: () =>
      run(
        (db) => db.transaction('rw', db.interactions, async () => (await ownWaiting(db)).map(({ id }) => id)),
        LONG_CALL,
      ),

    handOver: (ids) =>
      run(
        (db) =>
          db.transaction('rw', db.interactions, async () => {
            const own = (await ownWaiting(db)).filter(({ id }) => ids.has(id))
            await db.interactions.bulkPut(own.map((row) => ({ ...row, handedOver: 1 as const })))
          }),
        LONG_CALL,
      ),

    takeBack: () =>
      run(
        (db) =>
          db.transaction('rw', db.interactions, async () => {
            const rows = await db.interactions
              .where('handedOver')
              .equals(1)
              .filter((row) => row.origin === undefined && isWaiting(row))
              .toArray()
            await db.interactions.bulkPut(rows.map(({ handedOver: _, ...row }) => row))
            return rows.length
          }),
        LONG_CALL,
      ),
  }
}

/** The rows that a merge of `rows` would write, including new ones. */
async function unionOf(db: PharosDatabase, rows: readonly Interaction[], deviceId: string) {
  const stored = await db.interactions.bulkGet(rows.map(({ id }) => id))
  const known = stored.map((row) => row && parseInteraction(row))
  const next = rows.map((row, index) => mergeInteractions(known[index], asLocalRow(row, deviceId)))
  const changed = next.filter((row, index) => row !== known[index])
  return { changed, added: known.filter((row) => row === undefined).length }
}

/** Sets aside damaged rows among them. Runs inside a transaction that writes interactions. */
async function ownWaiting(db: PharosDatabase): Promise<Interaction[]> {
  const stored = [...(await unresolvedRows(db).toArray()), ...(await inState(db, 'pending').toArray())]
  const rows = await setAsideIn(db, stored)
  return rows.filter((row) => row.origin === undefined && row.handedOver !== 1)
}

/** Not delivered and not refused. */
function isWaiting({ state }: Interaction): boolean {
  return state === 'pending' || state === 'unresolved'
}

/** Delivered rows by acknowledgement time, oldest first. */
function sent(db: PharosDatabase, before: unknown = Dexie.maxKey) {
  return db.interactions.where('[synced+ackAt]').between([1, Dexie.minKey], [1, before])
}

async function deleteRows(
  run: RunDatabase,
  pick: (db: PharosDatabase) => ReturnType<typeof sent>,
  limit: number,
): Promise<number> {
  let deleted = 0
  while (deleted < limit) {
    const atOnce = Math.min(DELETE_BATCH_ROWS, limit - deleted)
    const found = await run((db) =>
      db.transaction('rw', db.interactions, async () => {
        const ids = await pick(db).limit(atOnce).primaryKeys()
        await db.interactions.bulkDelete(ids)
        return ids.length
      }),
    )
    deleted += found
    if (found < atOnce) break
  }
  return deleted
}

/**
 * A row as this device stores it: its own rows lose their origin. A row that was deleted here keeps its
 * hand-over mark, because the other device may still deliver it.
 */
function asLocalRow(row: Interaction, deviceId: string): Interaction {
  if (row.origin !== deviceId) return row
  const { origin: _, ...own } = row
  return own
}

/** Order of certainty: sent, then refused, then pending, then unresolved. */
const STATE_PRECEDENCE: Record<DeliveryState, number> = { unresolved: 0, pending: 1, refused: 2, sent: 3 }

/**
 * Set union by id (docs/outbox.md O7). The more certain state wins, and ties are broken by a fixed order,
 * so that imports give the same table in any order. The delivery outcome is taken from one row and
 * never mixed; hand-over marks are combined. Returns `known` itself when nothing changes.
 */
export function mergeInteractions(known: Interaction | undefined, incoming: Interaction): Interaction {
  if (!known) return incoming
  if (isDamaged(known) || isDamaged(incoming)) return leastDamaged(known, incoming)
  const precedence =
    STATE_PRECEDENCE[incoming.state] - STATE_PRECEDENCE[known.state] ||
    compareDeliveryOutcome(known, incoming)
  const outcome = precedence > 0 ? incoming : known
  const { activationId, synced, state, attempts, lastStatus, ackAt } = outcome
  // Our own hand-over mark does not concern the other device.
  const takesHandOver = known.origin !== undefined && incoming.handedOver === 1 && known.handedOver !== 1
  if (outcome === known && !takesHandOver) return known
  const { context: _, ...fields } = known
  return {
    ...fields,
    activationId,
    synced,
    state,
    attempts,
    lastStatus,
    ackAt,
    ...(outcome.context ? { context: outcome.context } : {}),
    ...(takesHandOver ? { handedOver: 1 as const } : {}),
  }
}

/** A complete record wins over the remains of it; of two damaged ones the same one wins in either order. */
function leastDamaged(known: Interaction, incoming: Interaction): Interaction {
  return (incoming.damaged ?? '') < (known.damaged ?? '') ? incoming : known
}

/** Above 0 when the outcome of `b` wins: acknowledged earlier, otherwise more attempts. */
function compareDeliveryOutcome(a: Interaction, b: Interaction): number {
  const [ackA, ackB] = [a.ackAt ?? '', b.ackAt ?? '']
  if (ackA !== ackB) return ackB < ackA ? 1 : -1
  if (a.attempts !== b.attempts) return b.attempts - a.attempts
  const later = (b.lastStatus ?? -1) - (a.lastStatus ?? -1)
  if (later !== 0 || a.activationId === b.activationId) return later
  // Resolved on two devices with different configurations: the same one wins in either order.
  return b.activationId > a.activationId ? 1 : -1
}
