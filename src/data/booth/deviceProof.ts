import { Dexie } from 'dexie'
import { AppError } from '#domain/base/errors'
import { uuidv4 } from '#domain/base/uuid'
import { isWireTime } from '#domain/recording/storedInteraction'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'

/** Database checks for readiness (docs/booth.md B4). */

/** Id of a row that no other code reads. */
const CANARY = 'readinessCanary'

export interface CanaryResult {
  isReadBack: boolean
  isGone: boolean
  /** The device is out of storage, so nothing could be written. */
  isFull: boolean
}

/** Writes a row, reads it back and deletes it, each in a separate transaction. @throws errors of the database */
export async function tryCanary(run: RunDatabase = withDatabase): Promise<CanaryResult> {
  const value = uuidv4()
  try {
    await run((db) => db.device.put({ key: CANARY, value }))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'storage-full')) throw error
    return { isReadBack: false, isGone: true, isFull: true }
  }
  const read = await run((db) => db.device.get(CANARY))
  await run((db) => db.device.delete(CANARY))
  const left = await run((db) => db.device.get(CANARY))
  return { isReadBack: read?.value === value, isGone: left === undefined, isFull: false }
}

export interface ArchiveProof {
  name: string
  bytes: number
  /** Its bytes match the stored hash. */
  isIntact: boolean
}

/** Hashes every stored map archive, one at a time because each has megabytes. */
export async function proveArchives(run: RunDatabase = withDatabase): Promise<ArchiveProof[]> {
  const names = await run((db) => db.mapArchives.toCollection().primaryKeys())
  const proofs: ArchiveProof[] = []
  for (const name of names) {
    const archive = await run((db) => db.mapArchives.get(name), LONG_CALL)
    const bytes = archive?.bytes instanceof Blob ? await archive.bytes.arrayBuffer() : archive?.bytes
    const isIntact = bytes !== undefined && (await sha256(bytes)) === archive?.sha256
    proofs.push({ name, bytes: bytes?.byteLength ?? 0, isIntact })
  }
  return proofs
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

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
