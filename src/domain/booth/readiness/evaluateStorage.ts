import type { CheckResult } from './checkResults'
import type { Evidence } from './evidence'

/** Less is not enough for a day of records and an update that is stored beside the files in use. */
export const LEAST_FREE_BYTES = 200_000_000

/** A record that has waited longer than a night needs attention. */
export const OLD_RECORD_MS = 24 * 3_600_000

/** A test row was written, read back unchanged, and deleted. */
export function evaluateDatabase({ isReadBack, isGone, isFull, ms }: Evidence['database']): CheckResult {
  if (isFull) return { code: 'database-full' }
  return isReadBack && isGone ? { code: 'database-works', ms } : { code: 'database-lost' }
}

/** Every dataset has the rows of its pack, ignoring visitors' additions and removals, and all rows can be read. */
export function evaluateData(datasets: Evidence['data']): CheckResult {
  const wrong = datasets.filter(
    ({ rows, expected, isComplete, isIntact }) => !isComplete || !isIntact || rows !== expected,
  )
  if (wrong.length > 0) return { code: 'data-differs', names: wrong.map(({ name }) => name) }
  if (datasets.length === 0) return { code: 'not-known', why: 'failed' }
  const packs = new Set(datasets.map(({ pack }) => pack))
  const rows = datasets.reduce((sum, { rows }) => sum + rows, 0)
  return { code: 'data-whole', rows, datasets: datasets.length, pack: [...packs].join(' + ') }
}

/** Every archive that the build lists is stored, and its bytes match the stored hash. */
export function evaluateMaps({ isComplete, expected, archives }: Evidence['maps']): CheckResult {
  const damaged = archives.filter(({ isIntact }) => !isIntact)
  if (damaged.length > 0) return { code: 'maps-damaged', names: damaged.map(({ name }) => name) }
  const isThere = expected.every((name) => archives.some((archive) => archive.name === name))
  if (!isComplete || !isThere || archives.length === 0) return { code: 'maps-missing' }
  const bytes = archives.reduce((sum, { bytes }) => sum + bytes, 0)
  return { code: 'maps-whole', maps: archives.length, bytes }
}

/** The browser promised to keep the storage, and there is enough free space. */
export function evaluateStorage({ promise, freeBytes }: Evidence['storage']): CheckResult {
  if (promise === 'unsupported' || freeBytes === null) return { code: 'not-known', why: 'unsupported' }
  if (freeBytes < LEAST_FREE_BYTES) return { code: 'storage-low', freeBytes }
  return { code: promise === 'kept' ? 'storage-kept' : 'storage-open', freeBytes }
}

/** Nothing was lost or is stuck, and when the service last confirmed a record. */
export function evaluateQueue(evidence: Evidence['queue']): CheckResult {
  const { pending, unresolved, refused, oldestMs, receiptMs, lost, unsaved, isBlocked, nowMs } = evidence
  if (lost > 0) return { code: 'queue-lost', lost }
  if (unsaved > 0) return { code: 'queue-unsaved' }
  if (unresolved > 0) return { code: 'queue-unresolved', unresolved }
  if (isBlocked) return { code: 'queue-blocked' }
  if (refused > 0) return { code: 'queue-refused', refused, pending }
  if (pending === 0 || oldestMs === null) return { code: 'queue-empty', receiptMs }
  const isOld = nowMs - oldestMs > OLD_RECORD_MS
  return { code: isOld ? 'queue-old' : 'queue-waiting', pending, oldestMs, receiptMs }
}
