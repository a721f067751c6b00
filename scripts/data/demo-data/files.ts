import { createHash } from 'node:crypto'
import type { Manifest } from '../../../src/data/schemas/manifest'
import type { Pack } from '../../../src/data/schemas/pack'
import type { Dataset } from './datasets'

/** Lower-case hexadecimal SHA-256 of the text's UTF-8 bytes. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** Rows of datasets by name, as one file holds them. */
export type FileRows = readonly (readonly [name: string, rows: readonly unknown[]])[]

/** A file: JSON, an object of datasets with one row a line, so that a diff shows which rows changed. */
export function renderFile(datasets: FileRows): string {
  const parts = datasets.map(
    ([name, rows]) => `${JSON.stringify(name)}:[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  )
  return `{${parts.join(',\n')}}\n`
}

export interface DemoDataFiles {
  manifest: Manifest
  /** File name to content, the manifest's own included. */
  contents: Map<string, string>
}

/** Builds every dataset of a pack and the manifest over them, in memory. */
export function makeFiles(
  { id, version }: Pick<Pack, 'id' | 'version'>,
  datasets: readonly Dataset[],
): DemoDataFiles {
  const contents = new Map<string, string>()
  const manifest: Manifest = { pack: id, version, datasets: [] }
  const built = datasets.map(({ name, file, build }) => ({ name, file, rows: build() }))
  for (const { file } of built) {
    if (contents.has(file)) continue
    const held = built.filter((dataset) => dataset.file === file)
    contents.set(file, renderFile(held.map(({ name, rows }) => [name, rows])))
  }
  for (const { name, file, rows } of built)
    manifest.datasets.push({ name, file, rows: rows.length, sha256: sha256(contents.get(file) ?? '') })
  contents.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  return { manifest, contents }
}
