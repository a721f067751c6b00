import type { NewInteraction, OverflowClaim, StoredStamp } from '../data/interactions/interactions'
import { AppError } from '../domain/kiosk/errors'
import type { WriteBatch } from './recorder'

export interface WriterParts {
  append(batch: readonly NewInteraction[], overflow?: OverflowClaim): Promise<StoredStamp[]>
  /** Deletes the oldest delivered rows, at most `limit`; says how many there were. */
  freeSpace(limit: number): Promise<number>
  note(code: 'metrics-storage-full', detail: string): void
}

/** Rows given up at a time when the quota is reached. */
const FREE_BATCH_ROWS = 500
const MAX_FREE_ROUNDS = 20

/**
 * The recorder's way to the disk. When the quota is reached it makes room by deleting the oldest
 * delivered rows, never pending ones (docs/outbox.md O5), and tries again.
 * @throws what `append` throws when no room could be made
 */
export function createWriter({ append, freeSpace, note }: WriterParts): WriteBatch {
  return async (batch, overflow) => {
    for (let round = 0; ; round += 1) {
      try {
        return await append(batch, overflow)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'storage-full') throw error
        note('metrics-storage-full', `no room for ${batch.length} events`)
        if (round >= MAX_FREE_ROUNDS || (await freeSpace(FREE_BATCH_ROWS)) === 0) throw error
      }
    }
  }
}
