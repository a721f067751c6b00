import { DATASETS } from '../../../src/data/schemas/datasets'
import { DEMO_PACK_ID, type Pack } from '../../../src/data/schemas/pack'
import { DEMO_DATA_VERSION } from './plan/version'

/** What `npm run demo-data` makes. */
export const DEMO_PACK: Pack = { id: DEMO_PACK_ID, version: DEMO_DATA_VERSION, descriptors: DATASETS }
