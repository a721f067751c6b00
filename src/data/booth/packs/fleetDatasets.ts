import { AppError } from '#domain/base/errors'
import { DEALT_DATASETS, type FleetDatasets } from '#domain/booth/ownFleet/fleetDatasets'
import { isDatasetName } from '../../schemas/datasetStores'
import { datasetReader, fetchManifest } from '../../seed/datasets'

/** The replaced datasets, and the account's own people, whose names must not be reused. */
const NAMES = [...DEALT_DATASETS, 'accounts'] as const

/**
 * The shipped rows of the fleet, from the files of the build, which are available offline.
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
  // Rows have been checked against their schemas at this point.
  return rows as unknown as FleetDatasets
}
