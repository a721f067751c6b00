import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Region } from '#domain/base/locale'
import { OPENSTREETMAP } from '../attribution'
import type { ListedArchive } from '../listedArchive'
import type { StreetGraph } from '../streetGraph'
import { readExtract } from './extract'
import { extractGraph } from './extractStreets'

/** Where the archives of the map lie. */
export const MAPS = join('public', 'maps')

/** Which regions have an own map: beside the archives, and as little kept in the repository as they are. */
const LIST = 'overrides.json'

/** The rows of archives.json that own maps take the place of, by region. */
export function overrides(folder: string): Partial<Record<Region, ListedArchive>> {
  const list = join(folder, LIST)
  if (!existsSync(list)) return {}
  const row = JSON.parse(readFileSync(list, 'utf8')) as Partial<Record<Region, ListedArchive>>
  // An archive that somebody took away again leaves the built-in one.
  return Object.fromEntries(Object.entries(row).filter(([, { file }]) => existsSync(join(folder, file))))
}

/**
 * Takes a Protomaps extract as the map of a region, whatever its size. @throws ExtractProblem
 * @returns its row in the list
 */
export async function installExtract(folder: string, region: Region, file: string): Promise<ListedArchive> {
  const { header, attribution } = await readExtract(file, region)
  const sha256 = await hashOf(file)
  const name = `${region}.${sha256.slice(0, 8)}.pmtiles`
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, name))
  const row: ListedArchive = {
    name: region,
    file: name,
    bytes: statSync(file).size,
    sha256,
    synthetic: false,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    attribution: attribution ? [{ text: attribution }] : [OPENSTREETMAP],
  }
  write(folder, { ...overrides(folder), [region]: row })
  return row
}

/** Tells the list where the trips' paths along a region's own map lie. */
export function addPaths(folder: string, region: Region, content: string): void {
  const { [region]: row, ...others } = overrides(folder)
  if (!row) return
  const file = pathsFile(region)
  writeFileSync(join(folder, file), content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  write(folder, {
    ...others,
    [region]: { ...row, paths: { file, bytes: Buffer.byteLength(content), sha256 } },
  })
}

/** Gives a region its built-in map back. */
export function removeOverride(folder: string, region: Region): void {
  const { [region]: _dropped, ...others } = overrides(folder)
  write(folder, others)
  rmSync(join(folder, pathsFile(region)), { force: true })
}

/** The streets of a region's own map; null when it has none. */
export async function overrideGraph(region: Region, folder = MAPS): Promise<StreetGraph | null> {
  const row = overrides(folder)[region]
  if (!row) return null
  const { tiles } = await readExtract(join(folder, row.file), region)
  return extractGraph(region, tiles)
}

const pathsFile = (region: Region): string => `paths-${region}.json`

function write(folder: string, list: Partial<Record<Region, ListedArchive>>): void {
  writeFileSync(join(folder, LIST), `${JSON.stringify(list, null, 2)}\n`)
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}
