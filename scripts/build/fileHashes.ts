import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  url: string
  integrity?: string
}

/**
 * The hash of a built file as the worker's list has it (docs/booth.md B4).
 * @param folder of the build
 * @throws Error when the file is not there
 */
export function hashOf(folder: string, url: string): string {
  const bytes = readFileSync(join(folder, decodeURI(url)))
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** The worker's list of files with the hash of each, for the proof that the device has what was built. */
export const withHashes =
  (folder: string) =>
  <Listed extends Entry>(manifest: Listed[]): { manifest: Listed[] } => ({
    manifest: manifest.map((entry) => ({ ...entry, integrity: hashOf(folder, entry.url) })),
  })
