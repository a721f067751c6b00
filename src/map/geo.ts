import type { FeatureCollection, Feature as GeoFeature, Geometry } from 'geojson'
import type { LngLat } from '#domain/geo/lngLat'

export type Feature = GeoFeature<Geometry, Record<string, unknown>>
export type Features = FeatureCollection<Geometry, Record<string, unknown>>

export const collection = (features: Feature[]): Features => ({ type: 'FeatureCollection', features })

export function pointFeature(position: LngLat, properties: Record<string, unknown>): Feature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: position }, properties }
}

export function lineFeature(points: readonly LngLat[], properties: Record<string, unknown> = {}): Feature {
  return { type: 'Feature', geometry: { type: 'LineString', coordinates: [...points] }, properties }
}

export function areaFeature(ring: readonly LngLat[], properties: Record<string, unknown> = {}): Feature {
  return { type: 'Feature', geometry: { type: 'Polygon', coordinates: [[...ring]] }, properties }
}
