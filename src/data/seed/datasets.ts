import * as v from 'valibot'
import manifestUrl from '../../../demo-data/manifest.json?url'
import vehiclesUrl from '../../../demo-data/vehicles.json?url'
import { AppError } from '../../domain/errors'
import { ManifestSchema } from '../schemas/manifest'
import { VehicleSchema } from '../schemas/vehicle'

/** Each dataset's file and the schema its rows must pass before they are stored. */
export const DATASETS = {
  vehicles: { url: vehiclesUrl, row: VehicleSchema },
} as const
export type DatasetName = keyof typeof DATASETS

export type Manifest = v.InferOutput<typeof ManifestSchema>

export async function fetchManifest(): Promise<Manifest> {
  const result = v.safeParse(ManifestSchema, await fetchJson(manifestUrl))
  if (!result.success) throw new AppError('dataset-invalid', 'manifest.json')
  return result.output
}

/** Rows of a dataset, every one checked. @throws AppError dataset-missing or dataset-invalid, naming the row */
export async function fetchRows(name: DatasetName): Promise<object[]> {
  const { url, row } = DATASETS[name]
  const result = v.safeParse(v.array(row), await fetchJson(url))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new AppError('dataset-invalid', `${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}

async function fetchJson(url: string): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url)
  } catch (cause) {
    throw new AppError('dataset-missing', url, { cause })
  }
  if (!response.ok) throw new AppError('dataset-missing', `${url} answered ${response.status}`)
  try {
    return await response.json()
  } catch (cause) {
    throw new AppError('dataset-invalid', url, { cause })
  }
}
