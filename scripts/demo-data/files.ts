import { createHash } from 'node:crypto'
import type { Manifest } from '../../src/data/schemas/manifest'
import type { Dataset } from './datasets'

/** Lower-case hexadecimal SHA-256 of the text's UTF-8 bytes. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** A dataset's file: JSON with one row a line, so that a diff shows which rows changed. */
export function renderRows(rows: readonly unknown[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
}

export interface DemoDataFiles {
  manifest: Manifest
  /** File name to content, the manifest's own included. */
  contents: Map<string, string>
}

/** Builds every dataset and the manifest over them, in memory. */
export function makeFiles(version: number, datasets: readonly Dataset[]): DemoDataFiles {
  const contents = new Map<string, string>()
  const manifest: Manifest = { version, datasets: [] }
  for (const { name, file, build } of datasets) {
    const rows = build()
    const content = renderRows(rows)
    contents.set(file, content)
    manifest.datasets.push({ name, file, rows: rows.length, sha256: sha256(content) })
  }
  contents.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  return { manifest, contents }
}
