import type { DATASETS } from './datasets'

/** A pack of demo data: the rows of every dataset. */
export interface Pack {
  /** Distinguishes packs, for example a customer's own data or another trade show's. */
  id: string
  /** Increases with every change of the pack's rows. */
  version: number
  descriptors: typeof DATASETS
}

/** The pack in this repository, which also owns rows stored before packs had an id. */
export const DEMO_PACK_ID = 'pharos-demo'
