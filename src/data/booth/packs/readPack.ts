import { nextTask } from '#domain/base/nextTask'
import { type CheckedPack, checkPack, checkPackSize } from '#domain/booth/packs/checkPack'
import { sha256Of } from '../../core/sha256'
import { isDatasetName } from '../../schemas/datasetStores'
import { DEMO_PACK_ID } from '../../schemas/pack'
import { wrongRow } from '../../schemas/wrongRow'
import { fetchManifest } from '../../seed/datasets'

/**
 * Reads a pack from a file that staff chose and checks all of it; nothing is stored.
 * @throws PackError with the first thing that is wrong
 */
export async function readPack(file: Pick<File, 'size' | 'text'>): Promise<CheckedPack> {
  checkPackSize(file.size)
  return checkPack(await file.text(), {
    shippedPack: DEMO_PACK_ID,
    isDataset: isDatasetName,
    wrongRow,
    sha256: (text) => sha256Of(new TextEncoder().encode(text)),
    rest: nextTask,
  })
}

/** Rows by dataset of what is shipped; none where the list cannot be read. */
export async function shippedCounts(): Promise<ReadonlyMap<string, number>> {
  const { datasets } = await fetchManifest().catch(() => ({ datasets: [] }))
  return new Map(datasets.map(({ name, rows }) => [name, rows]))
}
