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
  const { url } = DATASETS[name]
  try {
    return checkedRows(name, await fetchJson(url))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'dataset-invalid') throw error
    // The file that arrived damaged is what the worker keeps: past it, to the server.
    const again = await fetchJson(`${url}?again`, { cache: 'no-store' }).catch(() => null)
    if (again === null) throw error
    return checkedRows(name, again)
  }
}

function checkedRows(name: DatasetName, value: unknown): object[] {
  const result = v.safeParse(v.array(DATASETS[name].row), value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new AppError('dataset-invalid', `${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url, init)
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
