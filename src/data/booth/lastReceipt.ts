import { Dexie } from 'dexie'
import { isWireTime } from '#domain/recording/storedInteraction'
import { type RunDatabase, withDatabase } from '../core/databaseConnection'

/** When the metrics service last confirmed a record, Unix ms; null for never. */
export async function lastReceiptMs(run: RunDatabase = withDatabase): Promise<number | null> {
  const newest = await run((db) =>
    db.interactions
      .where('[synced+ackAt]')
      .between([1, Dexie.minKey], [1, Dexie.maxKey])
      .reverse()
      .filter(({ ackAt }) => isWireTime(ackAt))
      .first(),
  )
  return newest?.ackAt ? Date.parse(newest.ackAt) : null
}
