import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { builtInStreets } from './builtInStreets'
import { chicagoGround } from './chicago/ground'
import { readTiles } from './chicago/readTiles'
import { districtGround } from './districts/ground'
import type { LayerFeatures } from './tiles/cutTiles'
import { cityFade, feather } from './tiles/feather'
import type { Bounds } from './tiles/pmtilesWriter'
import { roadLayers } from './tiles/roadFeatures'

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

/** What the map of a region's city draws; its streets fade where they end. */
export function cityLayers(region: Region): LayerFeatures[] {
  const whole = wholeLayers(region)
  return feather(whole, cityFade(whole, OPEN_WATER[region]))
}

function wholeLayers(region: Region): LayerFeatures[] {
  const { streets, district } = builtInStreets(region)
  if (!district) return [...chicagoGround(readTiles()), ...roadLayers(streets.drawn())]
  // Levels only keep a district's motorways and ramps apart; they are no bridges to draw.
  return [
    ...districtGround(district),
    ...roadLayers(streets.connected().map((street) => ({ ...street, level: 0 }))),
  ]
}

/** The box round all streets, with some hundred meters to spare. */
export function boundsOf(parts: readonly LayerFeatures[]): Bounds {
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
