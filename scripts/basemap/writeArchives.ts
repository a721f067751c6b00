import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Archive, type ArchiveName, makeArchive } from './archives'
import { odblText } from './licences'

export const MAPS = join('public', 'maps')
export const ARCHIVE_NAMES: readonly ArchiveName[] = ['base', 'us', 'ca', 'mx']

/** A row of archives.json, the list that the kiosk reads. */
export interface ListedArchive
  extends Pick<Archive, 'name' | 'synthetic' | 'bounds' | 'minZoom' | 'maxZoom' | 'attribution'> {
  /** Its name tells its content, so that a browser may keep it for ever. */
  file: string
  bytes: number
  sha256: string
}

/** Makes all archives and writes them with their list into a folder; archives of before are removed. */
export async function writeArchives(folder = MAPS): Promise<ListedArchive[]> {
  mkdirSync(folder, { recursive: true })
  const listed = ARCHIVE_NAMES.map((name) => writeArchive(folder, makeArchive(name)))
  const kept = new Set(listed.map(({ file }) => file))
  for (const file of readdirSync(folder))
    if (file.endsWith('.pmtiles') && !kept.has(file)) rmSync(join(folder, file))
  replace(join(folder, 'LICENSE-ODbL.txt'), odblText())
  replace(join(folder, 'archives.json'), `${JSON.stringify({ version: 1, archives: listed }, null, 2)}\n`)
  return listed
}

function writeArchive(folder: string, { bytes, tiles: _tiles, ...facts }: Archive): ListedArchive {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = `${facts.name}.${sha256.slice(0, 8)}.pmtiles`
  replace(join(folder, file), bytes)
  return { ...facts, file, bytes: bytes.length, sha256 }
}

/** Whole or not at all: a build that is stopped leaves no half file. */
function replace(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}
