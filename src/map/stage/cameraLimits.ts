import * as maplibre from 'maplibre-gl'
import type { Region } from '#domain/base/locale'
import type { Bounds } from '#domain/geo/frame'
import { freeSize, withinLimits } from '#domain/geo/frame'
import { setGround, sizeOf } from '../moveTo'
import type { ArchiveFacts } from '../ports/archives'

/** Pan limits of each region, inside the coarse map of the continent. */
const ANYWHERE: Record<Region, Bounds> = {
  us: [-134, 14, -58, 60],
  ca: [-146, 26, -46, 74],
  mx: [-128, 5, -72, 46],
}

/** Degrees of open water at the sides of a region's streets: Lake Michigan and Lake Ontario. */
const WATER: Record<Region, Bounds> = {
  us: [0, 0, 0.25, 0],
  ca: [0, -0.25, 0, 0],
  mx: [0, 0, 0, 0],
}

/**
 * Keeps the camera on the continent, and over the streets of its region when zoomed in.
 * @param shown the bounds that a view is to show, which may lie beyond the streets, as a drawn geofence does
 */
export function limitCamera(
  map: maplibre.Map | null,
  region: Region,
  archives: readonly ArchiveFacts[],
  shown: Bounds | null,
): void {
  const facts = archives.find(({ name }) => name === region)
  const streets = facts ? ([...facts.bounds] as Bounds) : null
  const limits = {
    anywhere: ANYWHERE[region],
    streets: streets && shown ? withRoomFor(shown, streets) : streets,
  }
  if (map) setGround(map, streets && withWater(streets, WATER[region]))
  map?.setTransformConstrain(({ lng, lat }, zoom) => {
    const free = freeSize(sizeOf(map), map.getPadding() as Required<maplibre.PaddingOptions>)
    const allowed = withinLimits({ center: [lng, lat], zoom }, free, limits)
    return { center: maplibre.LngLat.convert(allowed.center), zoom: allowed.zoom }
  })
}

/** Where bounds lie beyond the streets, as much again as they are wide: they are not at the very edge of a view then. */
function withRoomFor([west, south, east, north]: Bounds, streets: Bounds): Bounds {
  const [width, height] = [east - west, north - south]
  return [
    west < streets[0] ? west - width : streets[0],
    south < streets[1] ? south - height : streets[1],
    east > streets[2] ? east + width : streets[2],
    north > streets[3] ? north + height : streets[3],
  ]
}

function withWater([west, south, east, north]: Bounds, water: Bounds): Bounds {
  return [west + water[0], south + water[1], east + water[2], north + water[3]]
}
