import { isCount, isRecord } from '#domain/base/unknownValue'
import { OLDEST_PACK_SCHEMA, PACK_SCHEMA, type PackDataset } from '#domain/device/packPointer'
import {
  MAX_PACK_BYTES,
  MAX_PACK_NAME,
  MAX_PACK_VEHICLES,
  OWN_FLEET_PACK,
  PACK_FORMAT,
  type PackFile,
} from './packFile'
import { PackError, type PackProblem } from './packProblem'
import { danglingReference, idOf, missingCompanion } from './packReferences'

/** Dependencies of the check: the build's datasets and their schemas, hashing, and yielding. */
export interface PackChecker {
  /** The pack that the build ships; no file may use its name. */
  shippedPack: string
  isDataset(name: string): boolean
  /** The first row that does not match the schema of its dataset; null if all do. */
  wrongRow(name: string, rows: readonly unknown[]): { row: string; detail: string } | null
  /** SHA-256 of a text in UTF-8 as hexadecimal; null if unavailable. */
  sha256(text: string): Promise<string | null>
  /** Yields between two datasets, so that the screen stays responsive. */
  rest(): Promise<void>
}

/** A pack that passed the check. */
export interface CheckedPack {
  file: PackFile
  bytes: number
  rows: ReadonlyMap<string, readonly object[]>
  /** Number of texts that look like markup; screens show them as plain text. */
  markup: number
}

/** Checks the size of a file before it is read. @throws PackError too-large or empty */
export function checkPackSize(bytes: number): void {
  if (bytes > MAX_PACK_BYTES) throw refuse({ kind: 'too-large', bytes })
  if (bytes === 0) throw refuse({ kind: 'empty' })
}

/**
 * Checks a whole pack: its format, its schema, each file's hash and counts, each row, and references between
 * rows. Nothing is used before everything has passed (docs/packs.md PK-05).
 * @throws PackError with the first problem
 */
export async function checkPack(text: string, checker: PackChecker): Promise<CheckedPack> {
  const bytes = new TextEncoder().encode(text).length
  checkPackSize(bytes)
  const file = readForm(text)
  if (file.pack === checker.shippedPack || file.pack === OWN_FLEET_PACK)
    throw refuse({ kind: 'reserved-name', pack: file.pack })
  const rows = await readRows(file, checker)
  const vehicles = Math.max(rows.get('vehicles')?.length ?? 0, rows.get('dealerVehicles')?.length ?? 0)
  if (vehicles > MAX_PACK_VEHICLES) throw refuse({ kind: 'too-many-vehicles', vehicles })
  const missing = missingCompanion(new Set(rows.keys()))
  if (missing) throw refuse({ kind: 'missing-dataset', ...missing })
  for (const [dataset, list] of rows) {
    await checker.rest()
    const wrong = checker.wrongRow(dataset, list) ?? repeatedId(list)
    if (wrong) throw refuse({ kind: 'wrong-row', dataset, ...wrong })
  }
  const lost = danglingReference(rows) ?? tripWithoutPath(rows)
  if (lost) throw refuse({ kind: 'wrong-reference', ...lost })
  return { file, bytes, rows, markup: countMarkup(file) }
}

const refuse = (problem: PackProblem) => new PackError(problem)

function readForm(text: string): PackFile {
  const value = parse(text)
  if (!isRecord(value) || value.format !== PACK_FORMAT) throw refuse({ kind: 'not-a-pack' })
  const { schema, pack, version, name, kind, datasets, files } = value
  // The schema comes first: a newer one may have changed everything else.
  if (!isCount(schema)) throw refuse({ kind: 'not-a-pack' })
  if (schema > PACK_SCHEMA) throw refuse({ kind: 'newer-schema', schema })
  if (schema < OLDEST_PACK_SCHEMA) throw refuse({ kind: 'older-schema', schema })
  if (
    !isText(pack, 40, /^[a-z][a-z0-9-]*$/) ||
    !isCount(version) ||
    version < 1 ||
    !isText(name, MAX_PACK_NAME) ||
    kind !== 'pack' ||
    !Array.isArray(datasets) ||
    datasets.length === 0 ||
    !datasets.every(isDataset) ||
    new Set(datasets.map((one) => one.name)).size !== datasets.length ||
    !isRecord(files) ||
    !Object.values(files).every((content) => typeof content === 'string')
  )
    throw refuse({ kind: 'not-a-pack' })
  return {
    format: PACK_FORMAT,
    schema,
    pack,
    version,
    name,
    kind,
    datasets: datasets.map(({ name, file, rows, sha256 }) => ({ name, file, rows, sha256 })),
    files: files as Record<string, string>,
  }
}

/** Text that begins like a pack but is not JSON was cut off; anything else is another kind of file. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse({ kind: text.slice(0, 200).includes(PACK_FORMAT) ? 'cut-off' : 'not-a-pack' })
  }
}

async function readRows(file: PackFile, checker: PackChecker): Promise<Map<string, object[]>> {
  const contents = new Map<string, Record<string, unknown>>()
  const rows = new Map<string, object[]>()
  for (const dataset of file.datasets) {
    if (!checker.isDataset(dataset.name)) throw refuse({ kind: 'unknown-dataset', dataset: dataset.name })
    const content = contents.get(dataset.file) ?? (await readContent(file, dataset, checker))
    contents.set(dataset.file, content)
    const list = Object.hasOwn(content, dataset.name) ? content[dataset.name] : null
    const count = Array.isArray(list) ? list.length : 0
    if (!Array.isArray(list) || count !== dataset.rows)
      throw refuse({ kind: 'wrong-count', dataset: dataset.name, rows: count, listed: dataset.rows })
    rows.set(dataset.name, list)
  }
  return rows
}

async function readContent(
  { files }: PackFile,
  { file, sha256 }: PackDataset,
  checker: PackChecker,
): Promise<Record<string, unknown>> {
  const text = Object.hasOwn(files, file) ? files[file] : undefined
  if (text === undefined) throw refuse({ kind: 'missing-file', file })
  await checker.rest()
  const actual = await checker.sha256(text)
  if (actual !== null && actual !== sha256) throw refuse({ kind: 'wrong-hash', file })
  try {
    const content: unknown = JSON.parse(text)
    if (isRecord(content)) return content
  } catch {
    // Reported below, like a file with other content.
  }
  throw refuse({ kind: 'missing-file', file })
}

function repeatedId(rows: readonly object[]): { row: string; detail: string } | null {
  const seen = new Set<string>()
  for (const row of rows) {
    const id = idOf(row)
    if (seen.has(id)) return { row: id, detail: 'the id occurs twice' }
    seen.add(id)
  }
  return null
}

/** A trip without a path in a region could not be replayed there. */
function tripWithoutPath(rows: ReadonlyMap<string, readonly object[]>) {
  for (const paths of ['pathsUs', 'pathsCa', 'pathsMx']) {
    const known = new Set(
      (rows.get(paths) ?? []).flatMap((row) => Object.keys((row as { trips: object }).trips)),
    )
    for (const dataset of ['trips', 'dealerTrips']) {
      const lost = (rows.get(dataset) ?? []).map(idOf).find((id) => !known.has(id))
      if (lost !== undefined) return { dataset, row: lost, detail: paths }
    }
  }
  return null
}

/** Counts values that look like a tag; React shows them as plain text. */
function countMarkup({ files }: PackFile): number {
  return Object.values(files).reduce((sum, text) => sum + (text.match(/<\/?[a-z][^>"]*>/gi)?.length ?? 0), 0)
}

function isDataset(value: unknown): value is PackDataset {
  return (
    isRecord(value) &&
    isText(value.name, 40, /^[a-z][a-zA-Z]*$/) &&
    isText(value.file, 60, /^[a-z][a-z0-9-]*\.json$/) &&
    isCount(value.rows) &&
    isText(value.sha256, 64, /^[0-9a-f]{64}$/)
  )
}

function isText(value: unknown, maxLength: number, form?: RegExp): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= maxLength &&
    value === value.trim() &&
    (form?.test(value) ?? true)
  )
}
