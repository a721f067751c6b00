import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, GeometryObject, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { LngLat } from '#domain/geo/lngLat'
import { ringAreaMi2 } from '#domain/geofence/geofenceMeasure'
import { simplifyCorners } from '#domain/geofence/geofenceShapes'

/** Most corners of an outline from an atlas. */
const MOST_CORNERS = 150
const { resolve } = createRequire(import.meta.url)

/** The largest ring (of a country the mainland) of one row of an atlas package, closed. */
export function atlasRing(file: string, layer: string, id: string, decimals: number): LngLat[] {
  const topology = JSON.parse(readFileSync(resolve(file), 'utf8')) as Topology
  const shapes = feature(topology, topology.objects[layer] as GeometryCollection)
  const found = shapes.features.find((shape) => String(shape.id) === id) as
    | Feature<GeometryObject>
    | undefined
  if (!found) throw new Error(`${file} has no ${id} in ${layer}`)
  const rings = outerRings(found.geometry as Polygon | MultiPolygon).map((ring) =>
    ring.map(([lng = 0, lat = 0]): LngLat => [Number(lng.toFixed(decimals)), Number(lat.toFixed(decimals))]),
  )
  const [ring = []] = rings.toSorted((a, b) => ringAreaMi2(b) - ringAreaMi2(a))
  const unlike = ring.filter((corner, at) => at === 0 || String(corner) !== String(ring[at - 1]))
  const corners = simplifyCorners(unlike.slice(0, -1), MOST_CORNERS)
  return [...corners, ...corners.slice(0, 1)]
}

function outerRings({ type, coordinates }: Polygon | MultiPolygon): number[][][] {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons.flatMap((rings) => rings.slice(0, 1))
}
