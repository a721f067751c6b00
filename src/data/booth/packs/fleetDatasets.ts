import { AppError } from '#domain/base/errors'
import { DEALT_DATASETS, type FleetDatasets } from '#domain/booth/ownFleet/fleetDatasets'
import { isDatasetName } from '../../schemas/datasetStores'
import { datasetReader, fetchManifest } from '../../seed/datasets'

/** What is dealt, and the account's own people, whose names are taken. */
const NAMES = [...DEALT_DATASETS, 'accounts'] as const

/**
 * The shipped rows of the fleet, from the files of the build, which are there without a network.
 * @throws AppError dataset-missing or dataset-invalid
 */
export async function readFleetDatasets(): Promise<FleetDatasets> {
  const { datasets } = await fetchManifest()
  const read = datasetReader()
  const rows: Partial<Record<keyof FleetDatasets, object[]>> = {}
  for (const name of NAMES) {
    const dataset = datasets.find((one) => one.name === name)
    if (!dataset || !isDatasetName(dataset.name)) throw new AppError('dataset-missing', name)
    rows[name] = await read({ ...dataset, name: dataset.name })
  }
  // Rows of a file are what its schema says, or it is not read at all.
  return rows as unknown as FleetDatasets
}
