import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { keepOverlayLayers, slotLayer } from './slots'

const line = (id: string, source: string): LayerSpecification => ({ id, type: 'line', source })
const style = (
  layers: LayerSpecification[],
  sources: StyleSpecification['sources'] = {},
): StyleSpecification => ({
  version: 8,
  sources,
  layers,
})
const geojson: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
}

describe('what a room has drawn', () => {
  const before = style(
    [
      line('old', 'old'),
      slotLayer('areas'),
      line('room-a', 'room'),
      line('room-b', 'room'),
      slotLayer('lines'),
    ],
    { old: geojson, 'room-s': geojson },
  )
  const next = style([line('new', 'new'), slotLayer('areas'), slotLayer('lines')], { new: geojson })

  it('stays under its slot, in its order, when the style changes', () => {
    const ids = keepOverlayLayers(before, next).layers.map(({ id }) => id)
    expect(ids).toEqual(['new', 'slot-areas', 'room-a', 'room-b', 'slot-lines'])
  })

  it('keeps its sources, and only those', () => {
    expect(Object.keys(keepOverlayLayers(before, next).sources)).toEqual(['new', 'room-s'])
  })

  it('is nothing on the first style', () => {
    expect(keepOverlayLayers(undefined, next)).toBe(next)
  })
})
