import { AppError } from '#domain/base/errors'
import { nextTask } from '#domain/base/nextTask'
import { DEALT_DATASETS, type FleetDatasets } from '#domain/booth/ownFleet/fleetDatasets'
import type { FleetSource, GeneratedDatasets } from '#domain/booth/ownFleet/generateFleet'
import { MAX_PACK_NAME, OWN_FLEET_PACK, PACK_FORMAT, type PackFile } from '#domain/booth/packs/packFile'
import { PACK_SCHEMA, type PackDataset } from '#domain/device/packPointer'
import { sha256Of } from '../../core/sha256'
import { isDatasetName } from '../../schemas/datasetStores'
import { datasetReader, fetchManifest } from '../../seed/datasets'

/** The replaced datasets, and the account's own people, whose names must not be reused. */
const NAMES = [...DEALT_DATASETS, 'accounts'] as const

/**
 * The shipped rows of the fleet, from the files of the build, which are available offline.
 * @throws AppError dataset-missing or dataset-invalid
 */
export function readFleetDatasets(): Promise<FleetDatasets> {
  return readShipped(NAMES)
}

/** The shipped rows that a preview needs. @throws AppError dataset-missing or dataset-invalid */
export function readFleetSource(): Promise<FleetSource> {
  return readShipped(['vehicles', 'users', 'accounts', 'vehicleDays', 'feedItems', 'trips'])
}

async function readShipped<Name extends keyof FleetDatasets>(
  names: readonly Name[],
): Promise<Pick<FleetDatasets, Name>> {
  const { datasets } = await fetchManifest()
  const read = datasetReader()
  const rows: Partial<Record<Name, object[]>> = {}
  for (const name of names) {
    const dataset = datasets.find((one) => one.name === name)
    if (!dataset || !isDatasetName(dataset.name)) throw new AppError('dataset-missing', name)
    rows[name] = await read({ ...dataset, name: dataset.name })
  }
  // Rows have been checked against their schemas at this point.
  return rows as unknown as Pick<FleetDatasets, Name>
}

/** A generated fleet as a pack: one file per dataset; the other datasets stay the shipped ones. */
export async function packOfFleet(
  generated: GeneratedDatasets,
  company: string,
  version: number,
): Promise<PackFile> {
  const files: Record<string, string> = {}
  const datasets: PackDataset[] = []
  for (const name of DEALT_DATASETS) {
    const rows = generated[name]
    const file = `${name.toLowerCase()}.json`
    const text = JSON.stringify({ [name]: rows })
    const sha256 = (await sha256Of(new TextEncoder().encode(text))) ?? ''
    files[file] = text
    datasets.push({ name, file, rows: rows.length, sha256 })
    await nextTask()
  }
  return {
    format: PACK_FORMAT,
    schema: PACK_SCHEMA,
    pack: OWN_FLEET_PACK,
    version,
    name: company.slice(0, MAX_PACK_NAME),
    kind: 'own-fleet',
    datasets,
    files,
  }
}
