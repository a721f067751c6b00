import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Archive, type ArchiveName, makeArchive } from './archives'
import { odblText } from './licenses'
import type { ListedArchive } from './listedArchive'
import { overrides } from './override/overrides'

const ARCHIVE_NAMES: readonly ArchiveName[] = ['base', 'us', 'ca', 'mx']

/**
 * Makes all archives and writes them with their list into a folder; archives of before are removed.
 * A region with an own map keeps that.
 */
export function writeArchives(folder: string): ListedArchive[] {
  mkdirSync(folder, { recursive: true })
  const own: Partial<Record<ArchiveName, ListedArchive>> = overrides(folder)
  const listed = ARCHIVE_NAMES.map((name) => own[name] ?? writeArchive(folder, makeArchive(name)))
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
