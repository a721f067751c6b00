import * as v from 'valibot'
import { AppError, type AppErrorCode, asAppError } from '#domain/base/errors'
import type { Region } from '#domain/base/locale'
import { nextTask } from '#domain/base/nextTask'
import { LONG_CALL, withDatabase } from '../core/databaseConnection'
import { sha256Of } from '../core/sha256'
import { type ArchiveEntry, archiveList, type ListedFile } from '../schemas/archiveList'
import { readExtracts, withExtracts } from './deviceExtracts'
import { deleteOverridePaths, overridePathHashes, storeOverridePaths } from './overridePaths'

export type { ArchiveEntry } from '../schemas/archiveList'

/**
 * The map archives, each stored as an ArrayBuffer. Not as a Blob: WebKit stores a Blob as a file beside the
 * row and returns a reference, which cannot be read after its storage process crashed and cannot be stored in
 * a private window. A buffer is part of its row and, once read, does not depend on the database.
 */
export interface ArchivesState {
  /** The stored archives that the map can draw, as the list describes them. */
  stored: readonly ArchiveEntry[]
  /** Bytes stored, and bytes of all listed archives. */
  bytesDone: number
  bytesTotal: number
  /** All listed archives and override paths are stored with the listed content. */
  complete: boolean
  /** Why they are not complete, once downloading has ended. */
  problem: AppErrorCode | null
}

export interface ArchiveSources {
  list(): Promise<ArchiveEntry[]>
  file(file: ListedFile, onBytes: (bytes: number) => void): Promise<ArrayBuffer>
}

const FOLDER = `${import.meta.env.BASE_URL}maps/`
/** Key of the device fact with the hash of each stored archive. */
export const ARCHIVE_HASHES_FACT = 'mapArchives'
const SHIPPED: ArchiveSources = { list: fetchList, file: fetchFile }

/**
 * Downloads every archive whose hash differs from the list, the continent and `first` before the others.
 * Stored archives are reported at once; downloads start when `quiet` resolves. Each archive is verified and
 * replaces the previous one in one write, so it is never stored partially; one that does not fit in storage
 * is not downloaded. If one fails, the others and its previous version are kept. A map that staff loaded is
 * used in place of its region's and never replaced.
 */
export async function fetchArchives(
  first: Region,
  onState: (state: ArchivesState) => void,
  quiet: Promise<unknown> = Promise.resolve(),
  sources: ArchiveSources = SHIPPED,
): Promise<ArchivesState> {
  let state: ArchivesState = { stored: [], bytesDone: 0, bytesTotal: 1, complete: false, problem: null }
  const set = (change: Partial<ArchivesState>) => {
    state = { ...state, ...change }
    onState(state)
    return state
  }
  try {
    const shipped = await sources.list()
    const list = sortByPriority(withExtracts(shipped, await withDatabase(readExtracts)), first)
    const bytesTotal = list.reduce((sum, { bytes }) => sum + bytes, 0)
    const hashes = await storedHashes()
    const isStored = (entry: ArchiveEntry) => hashes.get(entry.name) === entry.sha256
    const overridePaths = await overridePathHashes()
    const isDone = (entry: ArchiveEntry) =>
      isStored(entry) && overridePaths.get(entry.name) === entry.paths?.sha256
    let bytesStored = list.filter(isStored).reduce((sum, { bytes }) => sum + bytes, 0)
    set({ stored: list.filter(({ name }) => hashes.has(name)), bytesDone: bytesStored, bytesTotal })
    const missing = list.filter((entry) => !isDone(entry))
    if (missing.length > 0) await quiet
    let problem: AppErrorCode | null = null
    for (const entry of missing) {
      try {
        if (!isStored(entry)) {
          await tryRoom(entry.bytes)
          const bytes = await sources.file(entry, (got) =>
            set({ bytesDone: bytesStored + Math.min(got, entry.bytes) }),
          )
          await check(entry, bytes)
          await store(entry.name, entry.sha256, bytes)
          hashes.set(entry.name, entry.sha256)
          bytesStored += entry.bytes
          set({ stored: list.filter(({ name }) => hashes.has(name)), bytesDone: bytesStored })
        }
        // Stored after the streets that they follow. Paths of a removed map override are deleted.
        await updateOverridePaths(entry, sources)
        if (entry.paths) overridePaths.set(entry.name, entry.paths.sha256)
        else overridePaths.delete(entry.name)
      } catch (error) {
        problem ??= asAppError(error).code
        set({ bytesDone: bytesStored })
        // After a storage error the next archive would fail too.
        if (problem.startsWith('storage')) break
      }
    }
    return set({ complete: list.every(isDone), problem })
  } catch (error) {
    return set({ problem: asAppError(error).code })
  }
}

/** Reads a stored archive. @throws AppError dataset-missing, or a storage code */
export async function readArchive(name: string): Promise<ArrayBuffer> {
  const archive = await withDatabase((db) => db.mapArchives.get(name), LONG_CALL)
  if (!archive) throw new AppError('dataset-missing', `map archive ${name}`)
  return archive.bytes instanceof Blob ? archive.bytes.arrayBuffer() : archive.bytes
}

function sortByPriority(list: ArchiveEntry[], first: Region): ArchiveEntry[] {
  const rank = ({ name }: ArchiveEntry) => (name === 'base' ? 0 : name === first ? 1 : 2)
  return [...list].sort((a, b) => rank(a) - rank(b))
}

/** Hashes of the stored archives. They are stored separately, because reading the rows would read megabytes. */
function storedHashes(): Promise<Map<string, string>> {
  return withDatabase((db) =>
    db.transaction('r', db.mapArchives, db.device, async () => {
      const names = await db.mapArchives.toCollection().primaryKeys()
      const fact = (await db.device.get(ARCHIVE_HASHES_FACT))?.value as Record<string, string> | undefined
      return new Map(names.map((name) => [name, fact?.[name] ?? '']))
    }),
  )
}

/** Stores the archive and its hash together or not at all. */
function store(name: string, sha256: string, bytes: ArrayBuffer): Promise<void> {
  return withDatabase(
    (db) =>
      db.transaction('rw', db.mapArchives, db.device, async () => {
        const fact = (await db.device.get(ARCHIVE_HASHES_FACT))?.value as Record<string, string> | undefined
        await db.mapArchives.put({ name, sha256, bytes })
        await db.device.put({ key: ARCHIVE_HASHES_FACT, value: { ...fact, [name]: sha256 } })
      }),
    LONG_CALL,
  )
}

async function updateOverridePaths({ name, paths }: ArchiveEntry, sources: ArchiveSources): Promise<void> {
  if (!paths) return deleteOverridePaths(name)
  const bytes = await sources.file(paths, () => {})
  await check(paths, bytes)
  await storeOverridePaths(name, paths.sha256, bytes)
}

/** Verifies the length, and the hash if the browser can compute it (not on plain http). */
async function check(entry: ListedFile, bytes: ArrayBuffer): Promise<void> {
  if (bytes.byteLength !== entry.bytes)
    throw new AppError(
      'dataset-invalid',
      `${entry.file}: ${bytes.byteLength} bytes instead of ${entry.bytes}`,
    )
  const sha256 = await sha256Of(bytes)
  if (sha256 !== null && sha256 !== entry.sha256)
    throw new AppError('dataset-invalid', `${entry.file}: another content`)
}

async function fetchList(): Promise<ArchiveEntry[]> {
  const response = await fetchOk(`${FOLDER}archives.json`)
  const parsed = v.safeParse(archiveList, await response.json().catch(() => null))
  if (!parsed.success) throw new AppError('dataset-invalid', 'the list of map archives')
  return parsed.output.archives
}

async function fetchFile(entry: ListedFile, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  // The hash is part of the address, so that a proxy cannot return an outdated file.
  const response = await fetchOk(`${FOLDER}${entry.file}?${entry.sha256.slice(0, 16)}`)
  const reader = response.body?.getReader()
  if (!reader) return response.arrayBuffer()
  const bytes = new Uint8Array(entry.bytes)
  let got = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (got + part.value.length > entry.bytes)
      throw new AppError('dataset-invalid', `${entry.file} is too long`)
    bytes.set(part.value, got)
    got += part.value.length
    onBytes(got)
  }
  return got === entry.bytes ? bytes.buffer : bytes.buffer.slice(0, got)
}

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new AppError('dataset-missing', url, { cause })
  })
  if (!response.ok) throw new AppError('dataset-missing', `${url}: ${response.status}`)
  return response
}

/** Storage that a map leaves free for thousands of records, bytes. */
export const RECORDS_ROOM_BYTES = 1_000_000

/** Key of a row in the table `device` that nothing reads. */
const TRIAL = 'roomTrial'
/** Maximum that the browser returns at a time. */
const RANDOM_BYTES = 65_536
/** Filled in one task; a megabyte takes a slow device about a frame. */
const TASK_BYTES = 16 * RANDOM_BYTES

/**
 * Finds out whether there is storage for a map of `bytes` and some records: otherwise a map that was deleted
 * for a record would be downloaded only to be deleted again (docs/outbox.md O5). It tries by writing, because
 * Chromium's estimate is ten gigabytes whatever the device has left; random bytes cannot be compressed.
 * @throws AppError storage-full, or another storage code
 */
async function tryRoom(bytes: number): Promise<void> {
  const value = new Uint8Array(bytes + RECORDS_ROOM_BYTES)
  for (let at = 0; at < value.length; at += RANDOM_BYTES) {
    crypto.getRandomValues(value.subarray(at, at + RANDOM_BYTES))
    if (at % TASK_BYTES === 0) await nextTask()
  }
  await withDatabase((db) => db.device.put({ key: TRIAL, value: value.buffer }), LONG_CALL)
  await withDatabase((db) => db.device.delete(TRIAL))
}
