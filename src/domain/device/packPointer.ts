/**
 * Schema of the packs that this build writes, and the newest that it can read. It increases when a dataset's
 * rows change.
 */
export const PACK_SCHEMA = 1

/** The oldest pack schema that this build can read. */
export const OLDEST_PACK_SCHEMA = 1

/** One dataset of a pack; several may share a file. */
export interface PackDataset {
  /** Name of the dataset, as in `data/schemas/datasets.ts`. */
  name: string
  /** Key of its file in the pack's `files`. */
  file: string
  rows: number
  /** SHA-256 of the file's text in UTF-8, lower-case hexadecimal. */
  sha256: string
}

/**
 * The pack from which the datasets come: the one row that a switch changes (docs/booth.md B7). It also lists
 * the pack's datasets, so that a start does not read the pack if all of them are stored.
 */
export interface PackPointer {
  /** `pack@version`; null for the shipped datasets. */
  active: string | null
  /** The previous pack, for a rollback; never an own fleet, which other prospects may not see. */
  previous: string | null
  /** Whether there is an earlier choice to return to. */
  canRollBack: boolean
  /** Schema and datasets of the active pack; those of the shipped one are in its manifest. */
  schema: number
  datasets: readonly PackDataset[]
  /** While an own fleet is active: the pointer that it replaced, which returns with its end. */
  replaced?: PackPointer
}

export const SHIPPED_POINTER: PackPointer = {
  active: null,
  previous: null,
  canRollBack: false,
  schema: 0,
  datasets: [],
}

/** Parses a stored pointer; an invalid one means the shipped datasets. */
export function parsePackPointer(stored: unknown): PackPointer {
  if (typeof stored !== 'object' || stored === null) return SHIPPED_POINTER
  const { active, previous, canRollBack, schema, datasets, replaced } = stored as Partial<
    Record<keyof PackPointer, unknown>
  >
  return {
    active: typeof active === 'string' ? active : null,
    previous: typeof previous === 'string' ? previous : null,
    canRollBack: canRollBack === true,
    schema: typeof schema === 'number' ? schema : 0,
    datasets: Array.isArray(datasets) ? (datasets as PackDataset[]) : [],
    ...(replaced !== undefined && { replaced: parsePackPointer(replaced) }),
  }
}
