import { AppError } from '#domain/base/errors'
import type { GivenUp } from '../data/interactions/giveUp'
import type { NewInteraction, OverflowClaim, StoredStamp } from '../data/interactions/interactions'
import type { WriteBatch } from './recorder'

export interface WriterParts {
  append(batch: readonly NewInteraction[], overflow?: OverflowClaim): Promise<StoredStamp[]>
  /** Deletes the oldest delivered rows, at most `limit`. @returns their number */
  freeSpace(limit: number): Promise<number>
  /** Deletes the next item that is less important than records; null if nothing is left. */
  giveUp(): Promise<GivenUp | null>
  note(code: StorageNote, detail: string): void
}

/** Codes of notes about a full device. */
export type StorageNote =
  | 'metrics-storage-full'
  | 'storage-pack-removed'
  | 'storage-map-removed'
  | 'storage-records-waiting'

/** Rows deleted at a time when the quota is reached. */
const FREE_BATCH_ROWS = 500
const MAX_FREE_ROUNDS = 20

/**
 * Writes the recorder's batches. When the quota is reached it makes space and tries again: by deleting the oldest
 * delivered rows, then by `giveUp`, but never records that were not delivered (docs/outbox.md O5).
 * @throws errors of `append` if no space could be made
 */
export function createWriter({ append, freeSpace, giveUp, note }: WriterParts): WriteBatch {
  let isWaiting = false
  return async (batch, overflow) => {
    for (let round = 0; ; round += 1) {
      try {
        const stamps = await append(batch, overflow)
        isWaiting = false
        return stamps
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'storage-full') throw error
        // A deletion may fail for lack of space too.
        if (round < MAX_FREE_ROUNDS && (await makeRoom().catch(() => false))) continue
        // The recorder tries again every few seconds.
        if (!isWaiting) note('storage-records-waiting', `no room for ${batch.length} events`)
        isWaiting = true
        throw error
      }
    }
  }

  async function makeRoom(): Promise<boolean> {
    const deleted = await freeSpace(FREE_BATCH_ROWS)
    if (deleted > 0) {
      note('metrics-storage-full', `${deleted} delivered records deleted`)
      return true
    }
    const gone = await giveUp()
    if (gone) note(`storage-${gone.kind}-removed`, gone.name)
    return gone !== null
  }
}
