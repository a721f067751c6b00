import { LONG_CALL, withDatabase } from '../core/databaseConnection'

/** What a map leaves free for records, bytes; thousands of them. */
export const RECORDS_ROOM_BYTES = 1_000_000

/** A row of the table `device` that nothing reads. */
const TRIAL = 'roomTrial'
/** As many as the browser gives at a time. */
const RANDOM_BYTES = 65_536

/**
 * Finds out whether a map of `bytes` has room and leaves some for records: else one that was given up for a record
 * would be downloaded only to be given up again (docs/outbox.md O5). It is tried by writing, because Chromium's
 * estimate is ten gigabytes whatever the device has left; random bytes are not made smaller.
 * @throws AppError storage-full, or another storage code
 */
export async function tryRoom(bytes: number): Promise<void> {
  const value = new Uint8Array(bytes + RECORDS_ROOM_BYTES)
  for (let at = 0; at < value.length; at += RANDOM_BYTES)
    crypto.getRandomValues(value.subarray(at, at + RANDOM_BYTES))
  await withDatabase((db) => db.device.put({ key: TRIAL, value: value.buffer }), LONG_CALL)
  await withDatabase((db) => db.device.delete(TRIAL))
}
