import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PACK_FORMAT, type PackFile } from '#domain/booth/packs/packFile'
import { PACK_SCHEMA, type PackDataset } from '#domain/device/packPointer'
import { isDatasetName } from '../../../src/data/schemas/datasetStores'
import { sha256 } from '../demo-data/files'

/** Head of a pack in its folder, beside the files of its datasets. */
export interface PackHead {
  pack: string
  version: number
  name: string
}

const HEAD = 'pack.json'

/** What a folder cannot be built from, as a sentence for who made it. */
export class PackFolderError extends Error {}

/** The datasets of a folder, file by file. */
export type FolderFiles = ReadonlyMap<string, Record<string, unknown>>

/** Writes a folder that can be edited and built: the head, and each file with a row a line. */
export function writeFolder(folder: string, head: PackHead, files: FolderFiles): void {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new PackFolderError(`${folder} is not empty.`)
  writeFileSync(join(folder, HEAD), `${JSON.stringify(head, null, 2)}\n`)
  for (const [file, content] of files) writeFileSync(join(folder, file), rowByRow(content))
}

/** The shipped datasets, as the repository has them. */
export function shippedFiles(): FolderFiles {
  return readFiles(`${import.meta.dirname}/../../../demo-data`, 'manifest.json')
}

/** Builds the pack of a folder; whether it is right is checked afterwards. @throws PackFolderError */
export function buildPack(folder: string): PackFile {
  const { pack, version, name } = readJson(join(folder, HEAD)) as Partial<PackHead>
  if (typeof pack !== 'string' || typeof version !== 'number' || typeof name !== 'string')
    throw new PackFolderError(`${join(folder, HEAD)} has to say pack, version and name.`)
  const files: Record<string, string> = {}
  const datasets: PackDataset[] = []
  for (const [file, content] of readFiles(folder, HEAD)) {
    const text = JSON.stringify(content)
    files[file] = text
    for (const [dataset, rows] of Object.entries(content)) {
      if (!Array.isArray(rows)) throw new PackFolderError(`${file}: ${dataset} is no list of rows.`)
      datasets.push({ name: dataset, file, rows: rows.length, sha256: sha256(text) })
    }
  }
  return { format: PACK_FORMAT, schema: PACK_SCHEMA, pack, version, name, kind: 'pack', datasets, files }
}

/** The file that a build writes: `out`, else one named for the pack in the folder that the program runs in. */
export function packPath({ pack, version }: Pick<PackFile, 'pack' | 'version'>, out?: string): string {
  return resolve(out ?? `${pack}-${version}.pack.json`)
}

function readFiles(folder: string, head: string): FolderFiles {
  const names = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== head)
  return new Map(
    names.sort().map((file) => {
      const content = readJson(join(folder, file))
      const strays = Object.keys(content).filter((name) => !isDatasetName(name))
      if (strays.length > 0) throw new PackFolderError(`${file}: there is no dataset ${strays.join(', ')}.`)
      return [file, content]
    }),
  )
}

function readJson(path: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new PackFolderError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** One row a line, so that a diff shows which rows changed. */
function rowByRow(content: Record<string, unknown>): string {
  const parts = Object.entries(content).map(
    ([name, rows]) =>
      `${JSON.stringify(name)}:[\n${(rows as unknown[]).map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  )
  return `{${parts.join(',\n')}}\n`
}
