import * as v from 'valibot'
import { AppError } from '#domain/base/errors'
import { withinLimit } from '#domain/base/limit'
import { sha256Of } from '../core/sha256'
import type { DatasetName } from '../schemas/datasetStores'
import { DATASETS } from '../schemas/datasets'
import { type Manifest, type ManifestDataset, ManifestSchema } from '../schemas/manifest'

/** Hashed address of every file of the demo data. */
const FILES: Record<string, string> = import.meta.glob('../../../demo-data/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const urlOf = (file: string): string => FILES[`../../../demo-data/${file}`] ?? file

export async function fetchManifest(): Promise<Manifest> {
  const result = v.safeParse(ManifestSchema, parse(await fetchBytes(urlOf('manifest.json')), 'manifest.json'))
  if (!result.success) throw new AppError('dataset-invalid', 'manifest.json')
  return result.output
}

/** A manifest entry of a dataset that this build has. */
export type KnownDataset = ManifestDataset & { name: DatasetName }

/** A file of the demo data, read once for all its datasets. */
interface ReadFile {
  content: unknown
  /** The file is identical to the one that the build checked; false if that cannot be verified. */
  known: boolean
}

/**
 * Reads files of the demo data during one seeding; datasets in the same file share one request. A file whose
 * SHA-256 matches the manifest was checked row by row when it was built, so its rows are not checked again on
 * the device. Any other file is (`crypto.subtle` is missing on plain http, and a host may serve another
 * file).
 */
export function datasetReader(): (dataset: KnownDataset) => Promise<object[]> {
  const files = new Map<string, Promise<ReadFile>>()

  function read({ file, sha256 }: KnownDataset): Promise<ReadFile> {
    const held = files.get(file) ?? readFile(urlOf(file), sha256)
    files.set(file, held)
    return held
  }

  /** @throws AppError dataset-missing or dataset-invalid, naming the row */
  return async (dataset) => {
    const { name, file, sha256 } = dataset
    try {
      return rowsOf(name, await read(dataset))
    } catch (error) {
      files.delete(file)
      if (!(error instanceof AppError) || error.code !== 'dataset-invalid') throw error
      // The worker may have cached the damaged file, so the second request bypasses its cache.
      const again = await readFile(`${urlOf(file)}?again`, sha256, { cache: 'no-store' }).catch(() => null)
      if (again === null) throw error
      const rows = rowsOf(name, again)
      files.set(file, Promise.resolve(again))
      return rows
    }
  }
}

async function readFile(url: string, sha256: string, init?: RequestInit): Promise<ReadFile> {
  const bytes = await fetchBytes(url, init)
  return { content: parse(bytes, url), known: (await sha256Of(bytes)) === sha256 }
}

function rowsOf(name: DatasetName, { content, known }: ReadFile): object[] {
  const rows: unknown = Object(content)[name]
  if (known && Array.isArray(rows)) return rows
  const result = v.safeParse(v.array(DATASETS[name].schema), rows)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new AppError('dataset-invalid', `${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}

/** Limit for a host that accepts a request but never answers it (docs/starting.md S18). */
export const DATASET_LIMIT_MS = 60_000

function fetchBytes(url: string, init?: RequestInit): Promise<ArrayBuffer> {
  return withinLimit(download(url, init), DATASET_LIMIT_MS, () => {
    throw new AppError('dataset-missing', `${url} did not come`)
  })
}

async function download(url: string, init?: RequestInit): Promise<ArrayBuffer> {
  let response: Response
  try {
    response = await fetch(url, init)
    if (response.ok) return await response.arrayBuffer()
  } catch (cause) {
    throw new AppError('dataset-missing', url, { cause })
  }
  throw new AppError('dataset-missing', `${url} answered ${response.status}`)
}

function parse(bytes: ArrayBuffer, url: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new AppError('dataset-invalid', url, { cause })
  }
}
