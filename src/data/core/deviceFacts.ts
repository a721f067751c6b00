import { uuidv4 } from '../../domain/kiosk/uuid'
import type { PharosDatabase } from './db'
import { type RunDatabase, withDatabase } from './databaseConnection'

/** Keys of table `device`: counters, the lease, the lane; one row each. */
export const FACT = {
  deviceId: 'deviceId',
  /** The last `seq` given to an interaction. */
  lastSeq: 'interactionSeq',
  /** Events that found the spill full; `SpillOverflow`. */
  overflow: 'spillOverflow',
  lease: 'deliveryLease',
  lane: 'deliveryLane',
  /** Records whose reply was lost at least once: these may be stored twice. */
  maybeStored: 'maybeStored',
  /** The theme chosen on this device; the worker has a copy in its mirror. */
  theme: 'theme',
} as const
export type FactKey = (typeof FACT)[keyof typeof FACT]

/** A counter read from a fact; anything that is not one counts as 0. */
export function asCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** The value of a fact inside a transaction that covers table `device`; undefined when never set. */
export async function factIn(db: PharosDatabase, key: FactKey): Promise<unknown> {
  return (await db.device.get(key))?.value
}

export interface DeviceFacts {
  read(key: FactKey): Promise<unknown>
  write(key: FactKey, value: unknown): Promise<void>
  /** This device's UUIDv4, made at the first call. */
  deviceId(): Promise<string>
}

export function deviceFacts(run: RunDatabase = withDatabase): DeviceFacts {
  return {
    read: (key) => run((db) => factIn(db, key)),
    write: (key, value) => run(async (db) => void (await db.device.put({ key, value }))),
    deviceId: () =>
      run((db) =>
        db.transaction('rw', db.device, async () => {
          const known = await factIn(db, FACT.deviceId)
          if (typeof known === 'string') return known
          const value = uuidv4()
          await db.device.put({ key: FACT.deviceId, value })
          return value
        }),
      ),
  }
}
