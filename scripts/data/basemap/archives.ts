import type { Region } from '#domain/base/locale'
import { type Attribution, BASE_ATTRIBUTION, NO_ATTRIBUTION, STREET_ATTRIBUTION } from './attribution'
import { baseMap } from './base/baseMap'
import { boundsOf, cityLayers } from './cityLayers'
import { cutTiles, type LayerFeatures } from './tiles/cutTiles'
import { type Bounds, type Tile, writePmtiles } from './tiles/pmtilesWriter'

export type ArchiveName = 'base' | Region

export interface Archive {
  name: ArchiveName
  /** Invented streets: the map has to say so. */
  synthetic: boolean
  bounds: Bounds
  minZoom: number
  maxZoom: number
  attribution: readonly Attribution[]
  tiles: Tile[]
  bytes: Buffer
}

const BASE_ZOOMS = { minZoom: 3, maxZoom: 8, bounds: [-180, 5, -45, 84] as Bounds }
/** The base map ends where a city's begins. */
const CITY_ZOOMS = { minZoom: 9, maxZoom: 14 }

/** Makes one archive: the continent, or a region's city. The same sources give the same bytes. */
export function makeArchive(name: ArchiveName): Archive {
  if (name === 'base') return packArchive(name, baseMap(), BASE_ZOOMS, false, BASE_ATTRIBUTION)
  const parts = cityLayers(name)
  const zooms = { ...CITY_ZOOMS, bounds: boundsOf(parts) }
  return packArchive(name, parts, zooms, name !== 'us', name === 'us' ? STREET_ATTRIBUTION : NO_ATTRIBUTION)
}

function packArchive(
  name: ArchiveName,
  parts: readonly LayerFeatures[],
  zooms: { minZoom: number; maxZoom: number; bounds: Bounds },
  synthetic: boolean,
  attribution: readonly Attribution[],
): Archive {
  const tiles = cutTiles(parts, zooms)
  const metadata = {
    name: `Pharos Fleet ${name}`,
    synthetic,
    attribution: attribution.map(({ text }) => text).join(', '),
    vector_layers: [...new Set(parts.map(({ layer }) => layer))].sort().map((id) => ({ id, fields: {} })),
  }
  return { name, synthetic, attribution, ...zooms, tiles, bytes: writePmtiles(tiles, { ...zooms, metadata }) }
}
