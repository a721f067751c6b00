import { Dexie } from 'dexie'
import { fieldsOf } from '#domain/base/unknownValue'
import type { Interaction, InteractionContext } from '#domain/recording/interaction'
import { isDamaged, isWireTime, laterTime } from '#domain/recording/storedInteraction'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { asCount, FACT, factIn } from '../core/deviceFacts'
import { firstRecord, isToSetAside, setAsideIn, setAsideUnlisted } from './setAside'

/** An event before it is stored, without the fields that the write transaction assigns. */
export type NewInteraction = {
  /** UUIDv7 assigned when the event happened, so that storing it again changes nothing. */
  id: string
  sessionIdentifier: string
  action: string
  value: number | null
  /** ISO 8601; increased if the session already has a later one. */
  createdAt: string
  /** The stored text if it is not an event: set aside, never sent (docs/outbox.md O9). */
  damaged?: string
} & Resolution

/** The activation id, or the context from which a later configuration resolves it (docs/decisions.md D37). */
export type Resolution =
  | { activationId: string; context?: null }
  | { activationId: null; context: InteractionContext }

/** Events that found the spill full, not yet counted on disk. `id` makes counting idempotent. */
export interface OverflowClaim {
  id: string
  count: number
}

/** The device fact `overflow`: the total so far, and how much of it belongs to each claim. */
export interface SpillOverflow {
  total: number
  claimId: string
  claimCount: number
}

export type StoredStamp = Pick<NewInteraction, 'sessionIdentifier' | 'createdAt'>

/** A record answered with 400, 413, 415 or 422 this often is refused (docs/outbox.md O5). */
const REFUSED_AFTER = 2

/** `lastStatus` of a record whose reply was lost and which may already be stored. */
const REPLY_LOST = 0

/** A write that takes longer is treated as lost, and the spill takes over. */
const WRITE_TIMEOUT_MS = 10_000

/** Rows that this device must deliver: its own unless handed over, and foreign ones handed to it. */
export function isOurs(row: Pick<Interaction, 'origin' | 'handedOver'>): boolean {
  return row.origin === undefined ? row.handedOver !== 1 : row.handedOver === 1
}

export interface InteractionStore {
  /** Stores a batch in one transaction; existing rows are kept. */
  append(batch: readonly NewInteraction[], overflow?: OverflowClaim): Promise<StoredStamp[]>
  /** Session ids with pending rows, without `skip`, at most `limit`; reads keys only. */
  pendingSessions(limit: number, skip: ReadonlySet<string>): Promise<string[]>
  /** The session's earliest row to deliver that was never rejected, created after `after`. */
  nextPending(sessionIdentifier: string, after: string | null): Promise<Interaction | undefined>
  /** The first row to deliver that was rejected once, without the ids in `skip`. */
  heldPending(skip: ReadonlySet<string>): Promise<Interaction | undefined>
  markDelivered(id: string, status: number, ackAt: string): Promise<void>
  /** Records a rejection; the second one refuses the record. Returns whether it is refused. */
  markHeldAgainst(id: string, status: number): Promise<boolean>
  /** Counts the record once in `maybeStored`. */
  markReplyLost(id: string): Promise<void>
  /** Makes our refused rows pending again and resets their attempts. Returns how many. */
  requeueRefused(ids?: readonly string[]): Promise<number>
  /**
   * Gives our rows that wait for a configuration their activation id, in one transaction; a row whose context
   * has none is not tracked and is removed. Returns the number of rows.
   */
  resolveWaiting(activationIdOf: (context: InteractionContext) => string | null): Promise<number>
  /** Counts an event without an activation id; nothing else of it is stored. */
  countUntracked(): Promise<void>
  /** Sets aside damaged rows that the indexes above do not contain (docs/outbox.md O9). */
  setAsideUnlisted(): Promise<void>
}

export function interactionStore(run: RunDatabase = withDatabase): InteractionStore {
  const change = (id: string, edit: (row: Interaction, db: PharosDatabase) => Promise<Interaction | null>) =>
    run((db) =>
      db.transaction('rw', db.interactions, db.device, async () => {
        const row = await db.interactions.get(id)
        const next = row ? await edit(row, db) : null
        if (next) await db.interactions.put(next)
        return next
      }),
    )

  return {
    append: (batch, overflow) =>
      run((db) => db.transaction('rw', db.interactions, db.device, () => append(db, batch, overflow)), {
        limitMs: WRITE_TIMEOUT_MS,
      }),

    pendingSessions: (limit, skip) =>
      run((db) => db.transaction('r', db.interactions, () => pendingSessions(db, limit, skip))),

    nextPending: (sessionIdentifier, after) =>
      firstRecord(run, (db) =>
        db.interactions
          .where('[state+sessionIdentifier+createdAt]')
          .between(
            ['pending', sessionIdentifier, after ?? Dexie.minKey],
            ['pending', sessionIdentifier, Dexie.maxKey],
            after === null,
          )
          .filter((row) => isToSetAside(row) || (isOurs(row) && row.attempts === 0))
          .first(),
      ),

    heldPending: (skip) =>
      firstRecord(run, (db) =>
        db.interactions
          .where('[state+attempts]')
          .between(['pending', 1], ['pending', Dexie.maxKey])
          .filter((row) => isToSetAside(row) || (isOurs(row) && !skip.has(row.id)))
          .first(),
      ),

    markDelivered: async (id, status, ackAt) => {
      await change(id, async (row) =>
        row.state === 'sent' ? null : { ...row, state: 'sent', synced: 1, lastStatus: status, ackAt },
      )
    },

    markHeldAgainst: async (id, status) => {
      const next = await change(id, async (row) => {
        // Another tab may have delivered it in the meantime, which must not be overwritten.
        if (row.state !== 'pending') return null
        const attempts = row.attempts + 1
        return {
          ...row,
          attempts,
          lastStatus: status,
          state: attempts >= REFUSED_AFTER ? 'refused' : 'pending',
        }
      })
      return next?.state === 'refused'
    },

    markReplyLost: async (id) => {
      await change(id, async (row, db) => {
        if (row.state !== 'pending' || row.lastStatus === REPLY_LOST) return null
        const value = asCount(await factIn(db, FACT.maybeStored)) + 1
        await db.device.put({ key: FACT.maybeStored, value })
        return { ...row, lastStatus: REPLY_LOST }
      })
    },

    requeueRefused: (ids) =>
      run(
        (db) =>
          db.transaction('rw', db.interactions, async () => {
            const refused = db.interactions
              .where('[state+createdAt]')
              .between(['refused', Dexie.minKey], ['refused', Dexie.maxKey])
            const wanted = ids ? new Set(ids) : null
            const rows = await refused
              .filter(
                (row) =>
                  isOurs(row) && !isDamaged(row) && !isToSetAside(row) && (wanted?.has(row.id) ?? true),
              )
              .toArray()
            await db.interactions.bulkPut(rows.map((row) => ({ ...row, state: 'pending', attempts: 0 })))
            return rows.length
          }),
        LONG_CALL,
      ),

    resolveWaiting: (activationIdOf) =>
      run(
        (db) =>
          db.transaction('rw', db.interactions, db.device, async () => {
            const stored = await unresolvedRows(db).toArray()
            const rows = (await setAsideIn(db, stored)).filter(isOurs)
            const resolved = rows.map(({ context, ...row }): Interaction | null => {
              const activationId = context ? activationIdOf(context) : null
              return activationId === null ? null : { ...row, activationId, state: 'pending' }
            })
            await db.interactions.bulkPut(resolved.filter((row) => row !== null))
            const untracked = rows.filter((_, index) => resolved[index] === null).map(({ id }) => id)
            await db.interactions.bulkDelete(untracked)
            if (untracked.length > 0) await addUntracked(db, untracked.length)
            return rows.length
          }),
        LONG_CALL,
      ),

    countUntracked: () => run((db) => db.transaction('rw', db.device, () => addUntracked(db, 1))),

    setAsideUnlisted: () => setAsideUnlisted(run),
  }
}

async function addUntracked(db: PharosDatabase, count: number): Promise<void> {
  const value = asCount(await factIn(db, FACT.untracked)) + count
  await db.device.put({ key: FACT.untracked, value })
}

/** Rows that wait for their activation id. */
export function unresolvedRows(db: PharosDatabase) {
  return db.interactions
    .where('[state+createdAt]')
    .between(['unresolved', Dexie.minKey], ['unresolved', Dexie.maxKey])
}

async function append(
  db: PharosDatabase,
  batch: readonly NewInteraction[],
  overflow: OverflowClaim | undefined,
): Promise<StoredStamp[]> {
  const known = await db.interactions.bulkGet(batch.map(({ id }) => id))
  const lastOf = new Map<string, string>()
  let seq = asCount(await factIn(db, FACT.lastSeq))
  const rows: Interaction[] = []
  for (const [index, event] of batch.entries()) {
    if (known[index]) continue
    const session = event.sessionIdentifier
    // The clock may have been set back since an earlier page stored the session's last row.
    const createdAt = laterTime(lastOf.get(session) ?? (await lastCreatedAt(db, session)), event.createdAt)
    lastOf.set(session, createdAt)
    seq += 1
    const { activationId, context, ...fields } = event
    rows.push({
      ...fields,
      ...(activationId === null
        ? { activationId: '', state: 'unresolved' as const, context }
        : {
            activationId,
            state: fields.damaged === undefined ? ('pending' as const) : ('refused' as const),
          }),
      createdAt,
      updatedAt: createdAt,
      synced: 0,
      attempts: 0,
      lastStatus: null,
      ackAt: null,
      seq,
    })
  }
  await db.interactions.bulkAdd(rows)
  await db.device.put({ key: FACT.lastSeq, value: seq })
  if (overflow && overflow.count > 0) await countOverflow(db, overflow)
  return [...lastOf].map(([sessionIdentifier, createdAt]) => ({ sessionIdentifier, createdAt }))
}

/** The session's latest time; unreadable times are skipped. */
async function lastCreatedAt(db: PharosDatabase, session: string): Promise<string | null> {
  const latest = (limit: number) =>
    db.interactions
      .where('[sessionIdentifier+createdAt]')
      .between([session, Dexie.minKey], [session, Dexie.maxKey])
      .reverse()
      .limit(limit)
      .keys()
  const times = (keys: unknown) => (keys as [unknown, unknown][]).map(([, createdAt]) => createdAt)
  const [last] = times(await latest(1))
  if (last === undefined || isWireTime(last)) return last ?? null
  return times(await latest(Number.POSITIVE_INFINITY)).find(isWireTime) ?? null
}

async function countOverflow(db: PharosDatabase, claim: OverflowClaim): Promise<void> {
  const known = parseOverflow(await factIn(db, FACT.overflow))
  const counted = known.claimId === claim.id ? known.claimCount : 0
  const value: SpillOverflow = {
    total: known.total + Math.max(0, claim.count - counted),
    claimId: claim.id,
    claimCount: Math.max(claim.count, counted),
  }
  await db.device.put({ key: FACT.overflow, value })
}

/** Parses the overflow fact; anything else counts as empty. */
export function parseOverflow(value: unknown): SpillOverflow {
  const { total, claimId, claimCount } = fieldsOf(value)
  return {
    total: asCount(total),
    claimId: typeof claimId === 'string' ? claimId : '',
    claimCount: asCount(claimCount),
  }
}

/**
 * Goes through the index from session to session, one key each, instead of through every row. Never use
 * `uniqueKeys()`: Safari locks the database on it when the table is empty (dexie/Dexie.js#1030).
 */
async function pendingSessions(
  db: PharosDatabase,
  limit: number,
  skip: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = []
  let from: unknown[] = ['pending', Dexie.minKey, Dexie.minKey]
  while (found.length < limit) {
    const keys = await db.interactions
      .where('[state+sessionIdentifier+createdAt]')
      .between(from, ['pending', Dexie.maxKey, Dexie.maxKey], false)
      .limit(1)
      .keys()
    const session = (keys as unknown as [string, string, string][])[0]?.[1]
    if (session === undefined) break
    if (!skip.has(session)) found.push(session)
    from = ['pending', session, Dexie.maxKey]
  }
  return found
}
