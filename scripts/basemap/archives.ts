import type { RoadClass } from '../../src/domain/geo/road'
import type { Region } from '../../src/domain/kiosk/locale'
import type { LngLat } from '../../src/domain/vehicle/vehicle'
import { type Attribution, BASE_ATTRIBUTION, NO_ATTRIBUTION, STREET_ATTRIBUTION } from './attribution'
import { baseMap } from './base/baseMap'
import { chicago } from './chicago/chicago'
import { chicagoGround } from './chicago/ground'
import { readTiles } from './chicago/readTiles'
import { districtGround } from './districts/ground'
import { monterreyDistrict } from './districts/monterrey'
import { torontoDistrict } from './districts/toronto'
import { nodeStreets } from './noding/nodeStreets'
import { limitMph } from './speedLimits'
import { cutTiles, type LayerFeatures } from './tiles/cutTiles'
import { cityFade, feather } from './tiles/feather'
import { type Bounds, type Tile, writePmtiles } from './tiles/pmtilesWriter'
import { roadLayers } from './tiles/roadFeatures'

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
  const whole = cityLayers(name)
  const parts = feather(whole, cityFade(whole, OPEN_WATER[name]))
  const zooms = { ...CITY_ZOOMS, bounds: boundsOf(parts) }
  return packArchive(name, parts, zooms, name !== 'us', name === 'us' ? STREET_ATTRIBUTION : NO_ATTRIBUTION)
}

/**
 * Places far out on the lake beside a city; the shore between is no edge of its streets. Chicago's lies no farther
 * north or south than the streets: the hull would turn away from them, and they would end there without a fade.
 */
const OPEN_WATER: Record<Region, readonly LngLat[]> = {
  us: [[-87.5, 41.967]],
  ca: [
    [-79.6, 43.4],
    [-79.2, 43.4],
    [-78.9, 43.6],
  ],
  mx: [],
}

function cityLayers(region: Region): LayerFeatures[] {
  if (region === 'us') {
    const { drawn } = chicago((roadClass: RoadClass) => limitMph('us', roadClass))
    return [...chicagoGround(readTiles()), ...roadLayers(drawn())]
  }
  const district = region === 'ca' ? torontoDistrict() : monterreyDistrict()
  const { connected } = nodeStreets(district.streets, (roadClass) => limitMph(region, roadClass))
  // Levels only keep a district's motorways and ramps apart; they are no bridges to draw.
  return [...districtGround(district), ...roadLayers(connected().map((street) => ({ ...street, level: 0 })))]
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

/** The box round all streets, with some hundred meters to spare. */
function boundsOf(parts: readonly LayerFeatures[]): Bounds {
  const box: [number, number, number, number] = [180, 90, -180, -90]
  for (const { layer, features } of parts)
    for (const { geometry } of features) {
      if (layer !== 'roads' || geometry.type !== 'LineString') continue
      for (const [lng = 0, lat = 0] of geometry.coordinates) {
        box[0] = Math.min(box[0], lng)
        box[1] = Math.min(box[1], lat)
        box[2] = Math.max(box[2], lng)
        box[3] = Math.max(box[3], lat)
      }
    }
  const round = (value: number): number => Math.round(value * 1e4) / 1e4
  return [round(box[0] - 0.004), round(box[1] - 0.003), round(box[2] + 0.004), round(box[3] + 0.003)]
}
