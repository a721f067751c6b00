/** Schema of the packs that this build writes, and the newest that it reads. It rises when a dataset's rows change. */
export const PACK_SCHEMA = 1

/** The oldest schema of packs that this build still reads. */
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
 * Which pack the datasets come from: the one row that a switch changes (docs/booth.md B7). It lists the pack's
 * datasets too, so that a start need not read the pack itself when all of them are stored.
 */
export interface PackPointer {
  /** `pack@version`; null for what is shipped. */
  active: string | null
  /** The one before, for rolling back; never a fleet of one's own, which no other prospect may see. */
  previous: string | null
  /** Whether there is a choice before this one to go back to. */
  canRollBack: boolean
  /** Schema and datasets of the active pack; those of what is shipped are in its manifest. */
  schema: number
  datasets: readonly PackDataset[]
}

export const SHIPPED_POINTER: PackPointer = {
  active: null,
  previous: null,
  canRollBack: false,
  schema: 0,
  datasets: [],
}

/** Reads a stored pointer; one that makes no sense means what is shipped. */
export function parsePackPointer(stored: unknown): PackPointer {
  if (typeof stored !== 'object' || stored === null) return SHIPPED_POINTER
  const { active, previous, canRollBack, schema, datasets } = stored as Partial<
    Record<keyof PackPointer, unknown>
  >
  return {
    active: typeof active === 'string' ? active : null,
    previous: typeof previous === 'string' ? previous : null,
    canRollBack: canRollBack === true,
    schema: typeof schema === 'number' ? schema : 0,
    datasets: Array.isArray(datasets) ? (datasets as PackDataset[]) : [],
  }
}
