import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '#domain/base/locale'
import type { ArchiveFacts } from '../archives'
import type { MapVariant } from '../stageStore'
import { isBase } from './archiveSource'
import { fontFaces } from './fonts'
import { groundLayers } from './groundLayers'
import { labelLayers } from './labelLayers'
import type { Palette } from './palette'
import { roadLayers } from './roadLayers'
import { slotLayer } from './slots'

export interface StyleOptions {
  /** The archives that may be drawn, of whatever region. */
  archives: readonly ArchiveFacts[]
  locale: Locale
  variant: MapVariant
  palette: Palette
}

/** Source of an archive in the style; another content is another source. */
export const sourceId = (archive: ArchiveFacts): string => `${archive.name}-${archive.sha256.slice(0, 8)}`

/**
 * The whole style: land, water and parks, then roads, then what rooms draw and the labels between. Our
 * own short list of layers and not that of @protomaps/basemaps: that one has about 70, with icons and
 * fonts of a server, and would weigh more than the rest of the room's code.
 */
export function makeStyle({ archives, locale, variant, palette }: StyleOptions): StyleSpecification {
  const parts = archives.map((archive) => ({ archive, source: sourceId(archive) }))
  const layers: LayerSpecification[] = [
    // The continent's archive holds land and lakes: the sea is what lies under them.
    {
      id: 'ground',
      type: 'background',
      paint: { 'background-color': parts.some(isBase) ? palette.water : palette.land },
    },
    ...parts.flatMap((part) => groundLayers(part, palette)),
    ...parts.flatMap((part) => roadLayers(part, palette, variant)),
    slotLayer('areas'),
    slotLayer('lines'),
    ...parts.flatMap((part) => labelLayers(part, palette, variant, locale)),
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
