import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

/** West, south, east, north, degrees. */
export type Bounds = readonly [number, number, number, number]

export interface Tile {
  z: number
  x: number
  y: number
  /** The vector tile, not compressed. */
  data: Uint8Array
}

export interface ArchiveFacts {
  minZoom: number
  maxZoom: number
  bounds: Bounds
  /** Kept in the archive as JSON. */
  metadata: Record<string, unknown>
}

interface Entry {
  id: number
  run: number
  offset: number
  length: number
}

const HEADER_BYTES = 127
/** Header and root directory together have to lie in the first 16 KiB of the file. */
const MAX_ROOT_BYTES = 16_384 - HEADER_BYTES
const LEAF_ENTRIES = 2048

/** An archive of vector tiles after version 3 of the PMTiles specification; the same tiles give the same bytes. */
export function writePmtiles(
  tiles: readonly Tile[],
  { minZoom, maxZoom, bounds, metadata }: ArchiveFacts,
): Buffer {
  const byId = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.id - b.id)
  const known = new Map<string, { offset: number; length: number }>()
  const contents: Buffer[] = []
  const entries: Entry[] = []
  let size = 0
  for (const { id, data } of byId) {
    const hash = createHash('sha256').update(data).digest('base64')
    let place = known.get(hash)
    if (!place) {
      const packed = gzip(data)
      place = { offset: size, length: packed.length }
      known.set(hash, place)
      contents.push(packed)
      size += packed.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run++
    else entries.push({ id, run: 1, ...place })
  }

  const { root, leaves } = directories(entries)
  const meta = gzip(Buffer.from(JSON.stringify(metadata)))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const at = (place: number, value: number) => header.writeBigUInt64LE(BigInt(value), place)
  let start = HEADER_BYTES
  for (const [index, length] of [root.length, meta.length, leaves.length, size].entries()) {
    at(8 + index * 16, start)
    at(16 + index * 16, length)
    start += length
  }
  at(72, byId.length)
  at(80, entries.length)
  at(88, contents.length)
  header.set([1, GZIP, GZIP, VECTOR_TILES, minZoom, maxZoom], 96)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  header[118] = minZoom
  header.writeInt32LE(Math.round(((bounds[0] + bounds[2]) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((bounds[1] + bounds[3]) / 2) * 1e7), 123)
  return Buffer.concat([header, root, meta, leaves, ...contents])
}

const GZIP = 2
const VECTOR_TILES = 1

/** One directory where it fits beside the header, else a root that leads to leaves. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries)
  if (whole.length <= MAX_ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const roots: Entry[] = []
  let offset = 0
  for (let start = 0; start < entries.length; start += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(start, start + LEAF_ENTRIES))
    roots.push({ id: entries[start]?.id ?? 0, run: 0, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(roots), leaves: Buffer.concat(leaves) }
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  const write = (value: number) => {
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }
  write(entries.length)
  for (const [index, { id }] of entries.entries()) write(id - (entries[index - 1]?.id ?? 0))
  for (const { run } of entries) write(run)
  for (const { length } of entries) write(length)
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1]
    write(before && before.offset + before.length === offset ? 0 : offset + 1)
  }
  return gzip(Buffer.from(bytes))
}

/** Gzip without a word on the machine that packed it. */
function gzip(data: Uint8Array): Buffer {
  const packed = gzipSync(data, { level: 9 })
  packed[9] = 255
  return packed
}
