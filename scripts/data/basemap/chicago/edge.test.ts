import { VectorTile } from '@mapbox/vector-tile'
import type { Position } from 'geojson'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { makeArchive } from '../archives'
import { withShores } from '../base/shores'
import { lakes } from '../base/sources'
import { nearestOn, planeAt } from '../plane'
import { FADE_STEPS } from '../tiles/feather'
import { featuresOf } from '../tiles/sourceTile'
import { chicagoGround } from './ground'
import { readTiles } from './readTiles'

const ground = chicagoGround(readTiles())
/** The corners of the city's own water round the lake's shore. */
const water = ground
  .filter(({ layer }) => layer === 'water')
  .flatMap(({ features }) => features)
  .flatMap(({ geometry }): Position[] => {
    if (geometry.type === 'Polygon') return geometry.coordinates.flat()
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : []
  })
  .map(([lng = 0, lat = 0]): LngLat => [lng, lat])

/** Meters from a place to the shore of the continent's lakes. */
function fromBaseShore(place: LngLat): number {
  const plane = planeAt(place)
  const rings = withShores(lakes()).map(([outer = []]) => outer.map(plane.toPoint))
  return Math.min(
    ...rings.flatMap((ring) =>
      ring.slice(1).map((b, index) => nearestOn(ring[index] ?? b, b, [0, 0]).distance),
    ),
  )
}

describe('where the data of Chicago ends', () => {
  it('goes on in the north with the shore that the continent draws', () => {
    const north = Math.max(...water.map(([, lat]) => lat))
    const last = water
      .filter(([lng, lat]) => lat > north - 1e-5 && lng > -87.66)
      .reduce((west, place) => (place[0] < west[0] ? place : west))
    expect(fromBaseShore(last)).toBeLessThan(30)
  })

  it('goes on in the southeast with the shore that the continent draws', () => {
    const east = Math.max(...water.map(([lng]) => lng))
    const last = water
      .filter(([lng, lat]) => lng > east - 1e-5 && lat > 41.795)
      .reduce((south, place) => (place[1] < south[1] ? place : south))
    expect(fromBaseShore(last)).toBeLessThan(30)
  })

  it('fades the streets before the northern edge from the west to the shore', () => {
    const { tiles } = makeArchive('us')
    const steps = tiles
      .filter(({ z }) => z === 12)
      .flatMap(({ x, y, z, data }) => {
        const { layers } = new VectorTile(new PbfReader(data))
        return featuresOf({ layers }, 'roads').flatMap((road) => {
          const { geometry, properties } = road.toGeoJSON(x, y, z)
          const lines = geometry.type === 'LineString' ? [geometry.coordinates] : []
          const all = geometry.type === 'MultiLineString' ? geometry.coordinates : lines
          const isAtEdge = all.flat().every(([, lat = 0]) => lat > 41.957)
          return isAtEdge ? [Number(properties?.fade ?? FADE_STEPS)] : []
        })
      })
    expect(steps.length).toBeGreaterThan(0)
    expect(Math.max(...steps)).toBeLessThanOrEqual(FADE_STEPS / 4)
  })

  it('leaves the name of the city to the continent', () => {
    const names = ground
      .filter(({ layer }) => layer === 'places')
      .flatMap(({ features }) => features.map(({ properties }) => properties?.name))
    expect(names).toContain('Chicago Lawn')
    expect(names).not.toContain('Chicago')
  })
})
