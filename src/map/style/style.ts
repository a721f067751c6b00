import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/base/locale'
import type { ArchiveFacts } from '../ports/archives'
import type { MapVariant } from '../stageStore'
import { isBase } from './archiveSource'
import { fontFaces } from './fonts'
import { groundLayers } from './groundLayers'
import { labelLayers } from './labelLayers'
import type { Palette } from './palette'
import { roadLayers } from './roadLayers'
import { slotLayer } from './slots'

export interface StyleOptions {
  /** The archives to draw, of any region. */
  archives: readonly ArchiveFacts[]
  locale: Locale
  variant: MapVariant
  palette: Palette
}

/** Source of an archive in the style; changed content gets a new source. */
export const sourceId = (archive: ArchiveFacts): string => `${archive.name}-${archive.sha256.slice(0, 8)}`

/**
 * The whole style: land, water and parks, then roads, then layers of screens with the labels in between. A
 * short list of our own instead of @protomaps/basemaps, which has about 70 layers, needs icons and fonts from
 * a server, and would be larger than the rest of the map's code.
 */
export function makeStyle({ archives, locale, variant, palette }: StyleOptions): StyleSpecification {
  const parts = archives.map((archive) => ({ archive, source: sourceId(archive) }))
  // Names of towns come before those of their quarters: where two meet, the upper layer's is shown.
  const named = [...parts].sort((one, other) => Number(isBase(one)) - Number(isBase(other)))
  const layers: LayerSpecification[] = [
    // The continent's archive contains land and lakes: the sea is the background.
    {
      id: 'ground',
      type: 'background',
      paint: { 'background-color': parts.some(isBase) ? palette.water : palette.land },
    },
    ...parts.flatMap((part) => groundLayers(part, palette)),
    ...parts.flatMap((part) => roadLayers(part, palette, variant)),
    slotLayer('areas'),
    slotLayer('lines'),
    ...(variant === 'night' ? [] : named.flatMap((part) => labelLayers(part, palette, variant, locale))),
    slotLayer('labels'),
    slotLayer('pins'),
    slotLayer('dots'),
    slotLayer('vehicles'),
    slotLayer('tips'),
  ]
  return {
    version: 8,
    'font-faces': fontFaces(),
    sources: Object.fromEntries(
      parts.map(({ archive, source }) => [
        source,
        { type: 'vector', url: `pmtiles://${source}`, minzoom: archive.minZoom, maxzoom: archive.maxZoom },
      ]),
    ),
    layers,
  }
}
