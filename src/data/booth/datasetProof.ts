import * as v from 'valibot'
import { LONG_CALL, type RunDatabase, withDatabase } from '../core/databaseConnection'
import type { DatasetState, OriginalRow, PharosDatabase } from '../core/db'
import { type HashedRow, hashRows } from '../core/sha256'
import { DATASET_NAMES, type DatasetName, storeOf } from '../schemas/datasetStores'
import { DATASETS } from '../schemas/datasets'
import { DEMO_PACK_ID } from '../schemas/pack'

export interface DatasetProof {
  name: DatasetName
  rows: number
  /** Rows of the pack, plus those that the current visitor added, minus those removed. */
  expected: number
  isComplete: boolean
  /** Its rows are as they were stored, changed rows are valid, and all indexes are complete. */
  isIntact: boolean
  /** Pack and pack version of its rows. */
  pack: string
}

/** Compares the rows of every dataset with what was stored (docs/booth.md B4). @throws a storage code */
export async function proveDatasets(run: RunDatabase = withDatabase): Promise<DatasetProof[]> {
  const proofs: DatasetProof[] = []
  for (const name of DATASET_NAMES) {
    const stored = await run((db) => readDataset(db, name), LONG_CALL)
    proofs.push(await prove(name, stored))
  }
  return proofs
}

/** A dataset as read in one transaction. */
interface StoredDataset {
  state: DatasetState | undefined
  rows: HashedRow[]
  /** Originals of the rows that the visitor changed. */
  originals: OriginalRow[]
  /** Number of entries in each index. */
  entries: { index: string; count: number }[]
}

function readDataset(db: PharosDatabase, name: DatasetName): Promise<StoredDataset> {
  const { store, idPrefix } = storeOf(name)
  const table = db.table<HashedRow, string>(store)
  return db.transaction('r', table, db.datasets, db.originals, async () => {
    const originals = await db.originals.where('table').equals(store).toArray()
    const entries: StoredDataset['entries'] = []
    for (const index of idPrefix ? [] : indexesOf(name))
      entries.push({ index, count: await table.orderBy(index.replace('*', '')).count() })
    return {
      state: await db.datasets.get(name),
      rows: await (idPrefix ? table.where('id').startsWith(idPrefix).toArray() : table.toArray()),
      originals: originals.filter(({ key }) => key.startsWith(idPrefix)),
      entries,
    }
  })
}

/** In Dexie's notation, without the primary key. */
const indexesOf = (name: DatasetName): string[] => DATASETS[name].indexes.split(/, */).slice(1)

async function prove(name: DatasetName, stored: StoredDataset): Promise<DatasetProof> {
  const { state, rows, originals, entries } = stored
  const changed = new Set(originals.map(({ key }) => key))
  const touched = rows.filter(({ id }) => changed.has(id))
  const replaced = originals.flatMap(({ row }) => (row === null ? [] : [row as HashedRow]))
  const untouched = [...rows.filter(({ id }) => !changed.has(id)), ...replaced]
  const isRow = (row: unknown) => v.is(DATASETS[name].schema, row)
  return {
    name,
    rows: rows.length,
    expected: (state?.rowsTotal ?? 0) + touched.length - replaced.length,
    isComplete: state?.complete === 1,
    isIntact:
      touched.every((row) => hasShape(name, row)) &&
      entries.every(({ index, count }) => count === entriesOf(rows, index)) &&
      (await isAsStored(untouched, state?.sha256, isRow)),
    pack: `${state?.pack ?? DEMO_PACK_ID} ${state?.version ?? 0}`,
  }
}

/** Checks the hash; without a stored hash or Web Crypto, checks the fields of the rows. */
async function isAsStored(
  rows: readonly HashedRow[],
  sha256: string | undefined,
  isRow: (row: unknown) => boolean,
): Promise<boolean> {
  try {
    const hash = sha256 === undefined ? null : await hashRows(rows)
    return hash === null ? rows.every(isRow) : hash === sha256
  } catch {
    return false
  }
}

/**
 * Whether a row has each field of its dataset with the right type. Rows made by visitors may exceed the
 * limits of shipped rows: an invited person has no phone yet, and a row that was added on an earlier weekday
 * may be of tomorrow.
 */
function hasShape(name: DatasetName, row: unknown): boolean {
  const { issues = [] } = v.safeParse(DATASETS[name].schema, row)
  return issues.every(({ kind, expected }) => kind === 'validation' || expected === 'never')
}

/** Number of entries that the rows have in an index: none if the value is missing or not a valid key. */
function entriesOf(rows: readonly HashedRow[], index: string): number {
  const fields = index.replace(/[[\]*]/g, '').split('+')
  const keysIn = (row: HashedRow): number => {
    const values = fields.map((field) => (row as unknown as Record<string, unknown>)[field])
    if (!index.startsWith('*')) return values.every(isKey) ? 1 : 0
    const [list] = values
    return Array.isArray(list) ? new Set(list.filter(isKey)).size : Number(isKey(list))
  }
  return rows.reduce((sum, row) => sum + keysIn(row), 0)
}

const isKey = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))
