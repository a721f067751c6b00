import type { FeatureCollection, Feature as GeoFeature, Geometry } from 'geojson'
import type { LngLat } from '../domain/vehicle'

/** Mean radius of the earth in miles (IUGG: 6371.0088 km). */
const EARTH_MI = 3958.7613

/** A circle on the globe as a closed ring, every five degrees. */
export function circleRing([lng, lat]: LngLat, radiusMi: number): LngLat[] {
  const angle = radiusMi / EARTH_MI
  const phi = radians(lat)
  return Array.from({ length: 73 }, (_, step): LngLat => {
    const bearing = radians(step * 5)
    const sinLat = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing)
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
      Math.cos(angle) - Math.sin(phi) * sinLat,
    )
    return [lng + degrees(east), degrees(Math.asin(sinLat))]
  })
}

const radians = (value: number) => (value * Math.PI) / 180
const degrees = (value: number) => (value * 180) / Math.PI

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
