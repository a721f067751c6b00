import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import type { LngLat } from '#domain/geo/lngLat'
import { makeArchive } from './archives'
import { baseMap } from './base/baseMap'
import { cutTiles } from './tiles/cutTiles'
import { areaFeature } from './tiles/features'
import { featuresOf } from './tiles/sourceTile'
import { badPolygons } from './tiles/testing/badPolygons'

/** Reads an archive out of memory the way the kiosk does. */
function reader(bytes: Buffer): PMTiles {
  const source: Source = {
    getKey: () => 'memory',
    getBytes: async (offset, length): Promise<RangeResponse> => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  }
  return new PMTiles(source)
}

async function layersAt(archive: PMTiles, z: number, x: number, y: number): Promise<VectorTile['layers']> {
  const tile = await archive.getZxy(z, x, y)
  return new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? new ArrayBuffer(0)))).layers
}

const ca = makeArchive('ca')

describe('an archive of invented streets', () => {
  it('has the same bytes when it is made again', () => {
    expect(makeArchive('ca').bytes.equals(ca.bytes)).toBe(true)
  })

  it('says in its metadata that the streets are invented', async () => {
    expect(await reader(ca.bytes).getMetadata()).toMatchObject({ synthetic: true })
    expect(ca.synthetic).toBe(true)
  })

  it('is read as a PMTiles archive of version 3 that covers where vehicles drive', async () => {
    const header = await reader(ca.bytes).getHeader()
    const { west, south, east, north } = DRIVING_BOXES.ca
    expect(header).toMatchObject({ specVersion: 3, tileType: 1, minZoom: 9, maxZoom: 14 })
    expect(header.minLon).toBeLessThan(west)
    expect(header.minLat).toBeLessThan(south)
    expect(header.maxLon).toBeGreaterThan(east)
    expect(header.maxLat).toBeGreaterThan(north)
  })

  it('draws named streets of every class downtown', async () => {
    const roads = featuresOf({ layers: await layersAt(reader(ca.bytes), 14, 4578, 5978) }, 'roads')
    const details = new Set(roads.map(({ properties }) => properties.kind_detail))
    for (const detail of ['primary', 'secondary', 'residential']) expect(details).toContain(detail)
    expect(roads.filter(({ properties }) => properties.name).length).toBeGreaterThan(20)
  })

  it('has no polygon with an inverted fill', () => {
    expect(badPolygons(ca.tiles)).toEqual([])
  })
})

describe('the archive of Chicago', () => {
  const us = makeArchive('us')

  it('names who made the data and is not marked as invented', () => {
    expect(us.synthetic).toBe(false)
    expect(us.attribution.map(({ text }) => text)).toContain('© OpenStreetMap contributors')
  })

  it('has the lake as water and no land over it', async () => {
    const layers = await layersAt(reader(us.bytes), 9, 131, 190)
    expect(featuresOf({ layers }, 'water').length).toBeGreaterThan(0)
    expect(featuresOf({ layers }, 'earth')).toEqual([])
  })

  it('has no polygon with an inverted fill', () => {
    expect(badPolygons(us.tiles)).toEqual([])
  })
})

describe('the continent', () => {
  const tiles = cutTiles(baseMap(), { minZoom: 3, maxZoom: 6, bounds: [-180, 5, -45, 84] })

  it('has no polygon with an inverted fill', () => {
    expect(badPolygons(tiles)).toEqual([])
  })

  it('names countries, states and lakes in the languages of the kiosk', () => {
    const names = tiles.flatMap(({ data }) => {
      const { layers } = new VectorTile(new PbfReader(data))
      return [...featuresOf({ layers }, 'places'), ...featuresOf({ layers }, 'water')].map(
        ({ properties: { name, 'name:fr': fr, 'name:es': es } }) => [name, fr, es].join('/'),
      )
    })
    expect(names).toContain('Mexico/Mexique/México')
    expect(names).toContain('New York//Nueva York')
    expect(names).toContain('Lake Superior/Lac Supérieur/Lago Superior')
  })
})

describe('the check for polygons that are drawn inside out', () => {
  const square = (lng: number, lat: number, size: number): LngLat[] => [
    [lng, lat],
    [lng + size, lat],
    [lng + size, lat + size],
    [lng, lat + size],
    [lng, lat],
  ]
  const bad = (rings: LngLat[][]) =>
    badPolygons(
      cutTiles([{ layer: 'earth', minZoom: 9, features: [areaFeature(rings, { kind: 'earth' })] }], {
        minZoom: 9,
        maxZoom: 9,
        bounds: [-88, 41.7, -87.4, 42.1],
      }),
    )

  it('accepts land with a lake in it', () => {
    expect(bad([square(-87.8, 41.75, 0.3), square(-87.7, 41.85, 0.1)])).toEqual([])
  })

  it('finds a lake that is larger than the land round it', () => {
    expect(bad([square(-87.7, 41.85, 0.1), square(-87.8, 41.75, 0.3)]).length).toBeGreaterThan(0)
  })
})
