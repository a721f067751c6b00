import { AppError } from '#domain/base/errors'
import { isCount } from '#domain/base/unknownValue'
import { uuidv4 } from '#domain/base/uuid'
import { type RunDatabase, withDatabase } from './databaseConnection'
import type { PharosDatabase } from './db'

/** Keys of the table `device`, one row each. */
export const FACT = {
  deviceId: 'deviceId',
  /** The last `seq` given to an interaction. */
  lastSeq: 'interactionSeq',
  /** Events dropped because the spill was full; `SpillOverflow`. */
  overflow: 'spillOverflow',
  lease: 'deliveryLease',
  lane: 'deliveryLane',
  /** Records whose reply was lost at least once, which may be stored twice. */
  maybeStored: 'maybeStored',
  /** Events without an activation id: counted, neither stored nor sent. */
  untracked: 'untracked',
  /** The theme chosen on this device; the worker's mirror has a copy. */
  theme: 'theme',
  /** Visitor changes, stashed while a run or a ghost plays. */
  sandbox: 'sandbox',
  /** How staff set up the next runs; undefined for the event's own. */
  staffRun: 'staffRun',
  /** Settings of this device by staff; `DeviceSettings`. */
  settings: 'settings',
  /** Salted hashes of the staff room's PIN and its recovery code, and the attempts. */
  staffPin: 'staffPin',
  /** The pack from which the datasets come, and the previous one. */
  activePack: 'activePack',
  /** Name, colors and logo of the event on this device; `Brand`. */
  brand: 'brand',
  /** The calendar day on which a prospect's own fleet was loaded. */
  ownFleetDay: 'ownFleetDay',
  /** The server's clock at the last contact, with this device's. */
  clockAtContact: 'clockAtContact',
  /** When and at which address the metrics service last answered; `MetricsContact`. */
  metricsAtContact: 'metricsAtContact',
} as const
export type FactKey = (typeof FACT)[keyof typeof FACT]

/** Reads a counter from a fact; anything else counts as 0. */
export function asCount(value: unknown): number {
  return isCount(value) ? value : 0
}

/** Reads a fact inside a transaction that covers the table `device`; undefined if it was never set. */
export async function factIn(db: PharosDatabase, key: FactKey): Promise<unknown> {
  return (await db.device.get(key))?.value
}

export interface DeviceFacts {
  read(key: FactKey): Promise<unknown>
  write(key: FactKey, value: unknown): Promise<void>
  /** This device's UUIDv4, created at the first call; kept in memory if there is no storage for it. */
  deviceId(): Promise<string>
}

/** The id that could not be stored yet. */
let heldId: string | null = null

export function deviceFacts(run: RunDatabase = withDatabase): DeviceFacts {
  return {
    read: (key) => run((db) => factIn(db, key)),
    write: (key, value) => run(async (db) => void (await db.device.put({ key, value }))),
    async deviceId() {
      const value = heldId ?? uuidv4()
      try {
        return await run((db) =>
          db.transaction('rw', db.device, async () => {
            const known = await factIn(db, FACT.deviceId)
            if (typeof known === 'string') return known
            await db.device.put({ key: FACT.deviceId, value })
            return value
          }),
        )
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'storage-full')) throw error
        heldId = value
        return value
      }
    },
  }
}
