import type { Feature, Position } from 'geojson'
import type { LngLat } from '#domain/geo/lngLat'

type Properties = Record<string, string | number | boolean>

/** A point with what is written there. */
export function pointFeature(position: LngLat, properties: Properties): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: position as Position } }
}

export function lineFeature(points: readonly LngLat[], properties: Properties): Feature {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates: points as unknown as Position[] },
  }
}

/** A polygon of closed rings: the outer one, then its holes. */
export function areaFeature(rings: readonly (readonly LngLat[])[], properties: Properties): Feature {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: rings as unknown as Position[][] },
  }
}
