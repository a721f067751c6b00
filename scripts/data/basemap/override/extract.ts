import { type FileHandle, open } from 'node:fs/promises'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { type Header, PMTiles, type Source } from 'pmtiles'
import type { Region } from '#domain/base/locale'
import { type Box, DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import { tileAt } from '../tiles/cutTiles'
import type { SourceTile } from '../tiles/sourceTile'

/** Why a file cannot replace a region's map, as a sentence for who gave it. */
export class ExtractError extends Error {}

/** An extract that fits a region. */
export interface Extract {
  header: Header
  /** Whom its own metadata names, as plain text; the empty text when it names nobody. */
  attribution: string
  /** The tiles of its highest zoom in and round the region's driving box. */
  tiles: SourceTile[]
}

/** How far beyond the driving box streets are read, degrees: vehicles may drive round a corner. */
const MARGIN = 0.03
const EXTRACT_HINT =
  'Cut one out of a Protomaps build with `pmtiles extract`, see https://docs.protomaps.com.'

/** Opens and checks a Protomaps extract. @throws ExtractProblem telling what is wrong and what to do */
export async function readExtract(file: string, region: Region): Promise<Extract> {
  const handle = await open(file).catch(() => {
    throw new ExtractError(`${file} cannot be opened. Give the path of a .pmtiles file.`)
  })
  try {
    const archive = new PMTiles(fileSource(file, handle))
    const header = await headerOf(archive, handle, file)
    if (header.tileType !== 1)
      throw new ExtractError(`${file} holds pictures, not vector tiles. ${EXTRACT_HINT}`)
    assertCovers(header, DRIVING_BOXES[region], file, region)
    const tiles = await tilesIn(archive, header, DRIVING_BOXES[region])
    if (!tiles.some(({ layers }) => layers.roads))
      throw new ExtractError(
        `${file} has no layer "roads" where vehicles of ${region} drive, so it is not in the scheme of Protomaps. ${EXTRACT_HINT}`,
      )
    const { attribution } = ((await archive.getMetadata()) ?? {}) as { attribution?: unknown }
    return {
      header,
      attribution: typeof attribution === 'string' ? attribution.replace(/<[^>]*>/g, '').trim() : '',
      tiles,
    }
  } finally {
    await handle.close()
  }
}

async function headerOf(archive: PMTiles, handle: FileHandle, file: string): Promise<Header> {
  const start = Buffer.alloc(8)
  await handle.read(start, 0, 8, 0)
  if (start.subarray(0, 7).toString('latin1') !== 'PMTiles')
    throw new ExtractError(`${file} is not a PMTiles archive. ${EXTRACT_HINT}`)
  if (start[7] !== 3)
    throw new ExtractError(
      `${file} is of version ${start[7]} of the PMTiles specification, version 3 is needed. Convert it with \`pmtiles convert\`.`,
    )
  return archive.getHeader().catch(() => {
    throw new ExtractError(`${file} is damaged or cut short. Copy or download it again.`)
  })
}

function assertCovers(
  { minLon, minLat, maxLon, maxLat }: Header,
  box: Box,
  file: string,
  region: Region,
): void {
  if (minLon <= box.west && minLat <= box.south && maxLon >= box.east && maxLat >= box.north) return
  throw new ExtractError(
    `${file} covers ${[minLon, minLat, maxLon, maxLat].join(',')}, but vehicles of ${region} drive in ` +
      `${[box.west, box.south, box.east, box.north].join(',')}. Cut the extract so large, better 5 km larger on each side.`,
  )
}

async function tilesIn(archive: PMTiles, { maxZoom }: Header, box: Box): Promise<SourceTile[]> {
  const [west, north] = tileAt(box.west - MARGIN, box.north + MARGIN, maxZoom)
  const [east, south] = tileAt(box.east + MARGIN, box.south - MARGIN, maxZoom)
  const tiles: SourceTile[] = []
  for (let x = west; x <= east; x++)
    for (let y = north; y <= south; y++) {
      const tile = await archive.getZxy(maxZoom, x, y)
      if (tile)
        tiles.push({
          z: maxZoom,
          x,
          y,
          layers: new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers,
        })
    }
  return tiles
}

function fileSource(file: string, handle: FileHandle): Source {
  return {
    getKey: () => file,
    getBytes: async (offset, length) => {
      const data = new Uint8Array(length)
      const { bytesRead } = await handle.read(data, 0, length, offset)
      return { data: data.buffer.slice(0, bytesRead) }
    },
  }
}
