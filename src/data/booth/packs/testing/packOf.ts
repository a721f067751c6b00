import { createHash } from 'node:crypto'
import { PACK_FORMAT, type PackFile } from '#domain/booth/packs/packFile'
import { PACK_SCHEMA, type PackDataset } from '#domain/device/packPointer'

/** A pack of these datasets, one file each, with valid hashes. */
export function packOf(
  rows: Record<string, readonly object[]>,
  facts: Partial<Omit<PackFile, 'datasets' | 'files'>> = {},
): PackFile {
  const files: Record<string, string> = {}
  const datasets = Object.entries(rows).map(([name, list]): PackDataset => {
    const file = `${name.toLowerCase()}.json`
    const text = JSON.stringify({ [name]: list })
    files[file] = text
    return { name, file, rows: list.length, sha256: createHash('sha256').update(text).digest('hex') }
  })
  return {
    format: PACK_FORMAT,
    schema: PACK_SCHEMA,
    pack: 'trade-show',
    version: 1,
    name: 'Trade show',
    kind: 'pack',
    ...facts,
    datasets,
    files,
  }
}
