import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import { Source } from 'react-map-gl/maplibre'

export interface OverlaySourceProps extends Omit<GeoJSONSourceSpecification, 'type'> {
  /** Begins with `room-`; see `OVERLAY_PREFIX`. */
  id: string
  children: ReactNode
}

/**
 * The source of a screen's layers. A source cannot change its id or its clustering: react-map-gl throws on
 * the first and ignores the second. Here, a change of either creates a new source with new layers.
 */
export function OverlaySource({ id, ...options }: OverlaySourceProps) {
  return <Source key={`${id} ${options.cluster === true}`} id={id} type="geojson" {...options} />
}
