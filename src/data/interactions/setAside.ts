import { Dexie } from 'dexie'
import type { DeliveryState, Interaction } from '#domain/recording/interaction'
import { parseInteraction } from '#domain/recording/storedInteraction'
import { LONG_CALL, type RunDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'

/**
 * Invalid rows of the table `interactions` (docs/outbox.md O9): each is set aside as a separate refused
 * record, so that the others are delivered.
 */

const STATES: readonly DeliveryState[] = ['unresolved', 'pending', 'sent', 'refused']
/** Rows checked in one transaction, so that recording never waits long for it. */
const PAGE_ROWS = 500

/** Whether a stored row is invalid and not set aside yet. */
export function isToSetAside(row: Interaction): boolean {
  return parseInteraction(row) !== row
}

/** Sets aside the invalid rows of `rows` and returns the others. Runs inside a transaction that writes interactions. */
export async function setAsideIn(db: PharosDatabase, rows: readonly Interaction[]): Promise<Interaction[]> {
  for (const { id: key } of rows.filter(isToSetAside)) {
    const stored = await db.interactions.get(key)
    if (!stored || !isToSetAside(stored)) continue
    const row = parseInteraction(stored)
    await db.interactions.delete(key)
    // Never over another row: two keys that are not texts may read the same.
    for (let copy = 2; await db.interactions.get(row.id); copy += 1)
      row.id = `${parseInteraction(stored).id}-${copy}`
    await db.interactions.add(row)
  }
  return rows.filter((row) => !isToSetAside(row))
}

/** The first valid record of a query; invalid ones before it are set aside. */
export async function firstRecord(
  run: RunDatabase,
  pick: (db: PharosDatabase) => Promise<Interaction | undefined>,
): Promise<Interaction | undefined> {
  for (;;) {
    const row = await run(pick)
    if (row === undefined || !isToSetAside(row)) return row
    await run((db) => db.transaction('rw', db.interactions, () => setAsideIn(db, [row])))
  }
}

/**
 * Sets aside rows that delivery would never find, because they are missing from an index that it reads. Reads
 * only counts if there are none.
 */
export async function setAsideUnlisted(run: RunDatabase): Promise<void> {
  if (!(await run((db) => db.transaction('r', db.interactions, () => hasUnlisted(db)), LONG_CALL))) return
  let after: unknown = Dexie.minKey
  for (;;) {
    const from = after
    const keys: unknown[] = await run((db) =>
      db.transaction('rw', db.interactions, async () => {
        const rows = await db.interactions.where(':id').above(from).limit(PAGE_ROWS).toArray()
        await setAsideIn(db, rows)
        return rows.map(({ id }) => id)
      }),
    )
    if (keys.length < PAGE_ROWS) return
    after = keys.at(-1)
  }
}

async function hasUnlisted(db: PharosDatabase): Promise<boolean> {
  const { minKey, maxKey } = Dexie
  const countOf = (state: DeliveryState) =>
    db.interactions.where('[state+createdAt]').between([state, minKey], [state, maxKey]).count()
  const counts = await Promise.all(STATES.map(countOf))
  if ((await db.interactions.count()) !== counts.reduce((sum, count) => sum + count, 0)) return true
  const pending = counts[STATES.indexOf('pending')]
  const inOrder = await db.interactions
    .where('[state+sessionIdentifier+createdAt]')
    .between(['pending', minKey, minKey], ['pending', maxKey, maxKey])
    .count()
  const tried = await db.interactions
    .where('[state+attempts]')
    .between(['pending', minKey], ['pending', maxKey])
    .count()
  return inOrder !== pending || tried !== pending
}
