import type { MapGeoJSONFeature, Map as MapLibre, MapMouseEvent, Point } from 'maplibre-gl'
import type { LngLat } from '#domain/geo/lngLat'

/** Pixels around a tap that still hit: touch targets are 44 px wide. */
const TAP_RADIUS_PX = 14

type TapHandler = (feature: MapGeoJSONFeature, at: LngLat) => void

const handlers = new Map<string, TapHandler>()

let isIgnored = false

/** Ignores a click that the browser makes of the end of a drag. */
export function ignoreNextTap(): void {
  isIgnored = true
  setTimeout(() => {
    isIgnored = false
  })
}

/** Registers a tap handler for the features of a layer. @returns unsubscribe */
export function handleTaps(layerId: string, onTap: TapHandler): () => void {
  handlers.set(layerId, onTap)
  return () => {
    if (handlers.get(layerId) === onTap) handlers.delete(layerId)
  }
}

/** Sends each tap to the topmost feature with a handler, or to `onNothing`. */
export function trackTaps(map: MapLibre, onNothing: (at: LngLat) => void): void {
  map.on('click', (event) => {
    if (isIgnored) return
    const feature = featureAt(map, event)
    const at: LngLat = [event.lngLat.lng, event.lngLat.lat]
    if (feature) handlers.get(feature.layer.id)?.(feature, at)
    else onNothing(at)
  })
  map.on('mousemove', (event) => {
    map.getCanvas().style.cursor = featureAt(map, event) ? 'pointer' : ''
  })
}

function featureAt(map: MapLibre, { point }: MapMouseEvent): MapGeoJSONFeature | undefined {
  return featureNear(map, point, [...handlers.keys()])
}

/** The topmost feature of these layers at a point, otherwise the nearest one within the radius of a tap. */
export function featureNear(
  map: MapLibre,
  point: Point,
  layerIds: readonly string[],
): MapGeoJSONFeature | undefined {
  const layers = layerIds.filter((id) => map.getLayer(id))
  if (layers.length === 0) return undefined
  const exact = map.queryRenderedFeatures(point, { layers })[0]
  if (exact) return exact
  const nearby = map.queryRenderedFeatures(
    [
      [point.x - TAP_RADIUS_PX, point.y - TAP_RADIUS_PX],
      [point.x + TAP_RADIUS_PX, point.y + TAP_RADIUS_PX],
    ],
    { layers },
  )
  return nearby.find(({ geometry }) => geometry.type === 'Point') ?? nearby[0]
}
