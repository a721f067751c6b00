import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LngLat } from '#domain/geo/lngLat'
import { cutTiles, type LayerFeatures } from '../tiles/cutTiles'
import { lineFeature } from '../tiles/features'
import { type Bounds, writePmtiles } from '../tiles/pmtilesWriter'
import { addPaths, installExtract, overrideGraph, overrides, removeOverride } from './overrides'

const BOUNDS: Bounds = [-79.56, 43.65, -79.29, 43.8]

/** A town of straight streets as a Protomaps extract would hold it. */
function grid(): LayerFeatures[] {
  const lines: [LngLat, LngLat][] = []
  for (let lng = -79.55; lng < -79.3; lng += 0.01)
    lines.push([
      [lng, 43.66],
      [lng, 43.79],
    ])
  for (let lat = 43.66; lat < 43.79; lat += 0.01)
    lines.push([
      [-79.55, lat],
      [-79.31, lat],
    ])
  const features = lines.map((line, index) =>
    lineFeature(line, {
      kind: 'minor_road',
      kind_detail: index % 5 === 0 ? 'primary' : 'residential',
      name: `Street ${index}`,
      ...(index === 2 ? { oneway: 'yes' } : {}),
    }),
  )
  return [{ layer: 'roads', minZoom: 13, features }]
}

const archive = (
  parts: readonly LayerFeatures[],
  bounds: Bounds,
  attribution = '<a href="x">© OpenStreetMap</a>',
) => {
  const zooms = { minZoom: 13, maxZoom: 13, bounds }
  return writePmtiles(cutTiles(parts, zooms), { ...zooms, metadata: { attribution } })
}

describe('an own map for a region', () => {
  let folder = ''
  let file = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'maps-'))
    file = join(folder, 'given.pmtiles')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('replaces the invented map, with its own attribution', async () => {
    writeFileSync(file, archive(grid(), BOUNDS))
    const row = await installExtract(folder, 'ca', file)
    expect(row).toMatchObject({
      name: 'ca',
      synthetic: false,
      maxZoom: 13,
      attribution: [{ text: '© OpenStreetMap' }],
    })
    expect(overrides(folder).ca).toEqual(row)
    expect(existsSync(join(folder, row.file))).toBe(true)
  })

  it('provides its streets for routing: junctions, names, classes, one-way streets', async () => {
    writeFileSync(file, archive(grid(), BOUNDS))
    await installExtract(folder, 'ca', file)
    const graph = await overrideGraph('ca', folder)
    expect(graph?.synthetic).toBe(false)
    expect(graph?.nodes.length).toBeGreaterThan(250)
    const edges = graph?.edges ?? []
    expect(edges.some(({ name, roadClass }) => name === 'Street 5' && roadClass === 'primary')).toBe(true)
    expect(edges.filter(({ oneWay }) => oneWay).every(({ name }) => name === 'Street 2')).toBe(true)
  })

  it('lists the paths along its streets', async () => {
    writeFileSync(file, archive(grid(), BOUNDS))
    await installExtract(folder, 'ca', file)
    addPaths(folder, 'ca', '[]\n')
    expect(overrides(folder).ca?.paths).toMatchObject({ file: 'paths-ca.json', bytes: 3 })
    expect(existsSync(join(folder, 'paths-ca.json'))).toBe(true)
  })

  it('is removed when the built-in map is restored', async () => {
    writeFileSync(file, archive(grid(), BOUNDS))
    await installExtract(folder, 'ca', file)
    removeOverride(folder, 'ca')
    expect(overrides(folder)).toEqual({})
    expect(await overrideGraph('ca', folder)).toBeNull()
  })

  it.each<[string, () => Buffer, RegExp]>([
    ['another kind of file', () => Buffer.from('not a map'), /is not a PMTiles archive/],
    ['an older version', () => Buffer.from('PMTiles\u0002'), /version 2 .* version 3 is needed/],
    ['a file cut short', () => archive(grid(), BOUNDS).subarray(0, 60), /damaged or cut short/],
    [
      'another place',
      () => archive(grid(), [-79.45, 43.65, -79.29, 43.8]),
      /covers .* but vehicles of ca drive in/,
    ],
    [
      'a map without roads',
      () =>
        archive(
          grid().map((part) => ({ ...part, layer: 'lines' })),
          BOUNDS,
        ),
      /no layer "roads"/,
    ],
    [
      'pictures',
      () => {
        const bytes = archive(grid(), BOUNDS)
        bytes[99] = 2
        return bytes
      },
      /holds pictures/,
    ],
  ])('refuses %s and says why', async (_what, bytes, why) => {
    writeFileSync(file, bytes())
    await expect(installExtract(folder, 'ca', file)).rejects.toThrow(why)
    expect(overrides(folder)).toEqual({})
  })

  it('refuses a file that is not there', async () => {
    await expect(installExtract(folder, 'ca', join(folder, 'none'))).rejects.toThrow(/cannot be opened/)
  })
})
