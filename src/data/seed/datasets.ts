import * as v from 'valibot'
import { AppError } from '../../domain/errors'
import { AccountSchema } from '../schemas/account'
import { ACCOUNT_SCHEMAS } from '../schemas/accountSchemas'
import { CameraEventSchema } from '../schemas/cameraEvent'
import { ExpenseSchema } from '../schemas/expense'
import { FleetSchema } from '../schemas/fleet'
import { type ManifestDataset, ManifestSchema } from '../schemas/manifest'
import { TripSchema } from '../schemas/trip'
import { UserSchema } from '../schemas/user'
import { VehicleSchema } from '../schemas/vehicle'
import { VehicleDaysSchema } from '../schemas/vehicleDays'

/** Schema that each dataset's rows must pass before they are stored; the manifest has file and order. */
const ROW_SCHEMAS = {
  vehicles: VehicleSchema,
  users: UserSchema,
  accounts: AccountSchema,
  fleets: FleetSchema,
  vehicleDays: VehicleDaysSchema,
  trips: TripSchema,
  cameraEvents: CameraEventSchema,
  expenses: ExpenseSchema,
  ...ACCOUNT_SCHEMAS,
} as const
export type DatasetName = keyof typeof ROW_SCHEMAS
export const DATASET_NAMES = Object.keys(ROW_SCHEMAS) as DatasetName[]

/** Hashed address of every file of the demo data. */
const FILES: Record<string, string> = import.meta.glob('../../../demo-data/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const urlOf = (file: string): string => FILES[`../../../demo-data/${file}`] ?? file

export type Manifest = v.InferOutput<typeof ManifestSchema>

export async function fetchManifest(): Promise<Manifest> {
  const result = v.safeParse(ManifestSchema, await fetchJson(urlOf('manifest.json')))
  if (!result.success) throw new AppError('dataset-invalid', 'manifest.json')
  return result.output
}

/** A line of the manifest whose dataset this build knows. */
export type KnownDataset = ManifestDataset & { name: DatasetName }

/** Rows of a dataset, every one checked. @throws AppError dataset-missing or dataset-invalid, naming the row */
export async function fetchRows({ name, file }: KnownDataset): Promise<object[]> {
  const url = urlOf(file)
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

function checkedRows(name: DatasetName, file: unknown): object[] {
  const rows: unknown = Object(file)[name]
  const result = v.safeParse(v.array(ROW_SCHEMAS[name] as v.GenericSchema<object>), rows)
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
