import type { DATASETS } from './datasets'

/** A pack of demo data: the rows of every dataset that a descriptor tells of. */
export interface Pack {
  /** Two packs differ in it: a customer's own data, say, or another trade show's. */
  id: string
  /** Rises with every change of the pack's rows. */
  version: number
  descriptors: typeof DATASETS
}

/** The pack that this repository makes; devices that stored rows before packs had an id hold it. */
export const DEMO_PACK_ID = 'pharos-demo'
