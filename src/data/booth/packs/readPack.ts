import { nextTask } from '#domain/base/nextTask'
import { type CheckedPack, checkPack, checkPackSize } from '#domain/booth/packs/checkPack'
import { sha256Of } from '../../core/sha256'
import { isDatasetName } from '../../schemas/datasetStores'
import { DEMO_PACK_ID } from '../../schemas/pack'
import { wrongRow } from '../../schemas/wrongRow'
import { fetchManifest } from '../../seed/datasets'

/**
 * Reads and checks a pack from a file that staff chose; nothing is stored.
 * @throws PackError with the first problem
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

/** Number of shipped rows by dataset; empty if the manifest cannot be read. */
export async function shippedCounts(): Promise<ReadonlyMap<string, number>> {
  const { datasets } = await fetchManifest().catch(() => ({ datasets: [] }))
  return new Map(datasets.map(({ name, rows }) => [name, rows]))
}
