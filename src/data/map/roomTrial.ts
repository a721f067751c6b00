import { LONG_CALL, withDatabase } from '../core/databaseConnection'

/** Storage that a map leaves free for thousands of records, bytes. */
export const RECORDS_ROOM_BYTES = 1_000_000

/** Key of a row in the table `device` that nothing reads. */
const TRIAL = 'roomTrial'
/** Maximum that the browser returns at a time. */
const RANDOM_BYTES = 65_536

/**
 * Finds out whether there is storage for a map of `bytes` and some records: otherwise a map that was deleted
 * for a record would be downloaded only to be deleted again (docs/outbox.md O5). It tries by writing, because
 * Chromium's estimate is ten gigabytes whatever the device has left; random bytes cannot be compressed.
 * @throws AppError storage-full, or another storage code
 */
export async function tryRoom(bytes: number): Promise<void> {
  const value = new Uint8Array(bytes + RECORDS_ROOM_BYTES)
  for (let at = 0; at < value.length; at += RANDOM_BYTES)
    crypto.getRandomValues(value.subarray(at, at + RANDOM_BYTES))
  await withDatabase((db) => db.device.put({ key: TRIAL, value: value.buffer }), LONG_CALL)
  await withDatabase((db) => db.device.delete(TRIAL))
}
