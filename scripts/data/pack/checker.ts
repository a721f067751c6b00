import type { PackChecker } from '#domain/booth/packs/checkPack'
import { isDatasetName } from '../../../src/data/schemas/datasetStores'
import { DEMO_PACK_ID } from '../../../src/data/schemas/pack'
import { wrongRow } from '../../../src/data/schemas/wrongRow'
import { sha256 } from '../demo-data/files'

/** The kiosk's own check, run by Node (docs/packs.md PK-05). */
export const CHECKER: PackChecker = {
  shippedPack: DEMO_PACK_ID,
  isDataset: isDatasetName,
  wrongRow,
  sha256: async (text) => sha256(text),
  rest: async () => undefined,
}
