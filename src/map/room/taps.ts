import type { MapGeoJSONFeature, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import type { LngLat } from '../../domain/vehicle/vehicle'

/** Pixels around a finger that still hit: targets are 44 px wide, as everywhere in the kiosk. */
const REACH_PX = 14

type Hit = (feature: MapGeoJSONFeature, at: LngLat) => void

const targets = new Map<string, Hit>()

/** Makes the features of a layer answer taps. @returns what ends it */
export function handleTaps(layerId: string, hit: Hit): () => void {
  targets.set(layerId, hit)
  return () => {
    if (targets.get(layerId) === hit) targets.delete(layerId)
  }
}

/** Gives each tap to the uppermost feature that answers; a tap on nothing goes to `onNothing`. */
export function trackTaps(map: MapLibre, onNothing: (at: LngLat) => void): void {
  map.on('click', (event) => {
    const feature = featureAt(map, event)
    const at: LngLat = [event.lngLat.lng, event.lngLat.lat]
    if (feature) targets.get(feature.layer.id)?.(feature, at)
    else onNothing(at)
  })
  map.on('mousemove', (event) => {
    map.getCanvas().style.cursor = featureAt(map, event) ? 'pointer' : ''
  })
}

/** The uppermost feature right under the finger, else the nearest one within reach. */
function featureAt(map: MapLibre, { point }: MapMouseEvent): MapGeoJSONFeature | undefined {
  const layers = [...targets.keys()].filter((id) => map.getLayer(id))
  if (layers.length === 0) return undefined
  const exact = map.queryRenderedFeatures(point, { layers })[0]
  if (exact) return exact
  const near = map.queryRenderedFeatures(
    [
      [point.x - REACH_PX, point.y - REACH_PX],
      [point.x + REACH_PX, point.y + REACH_PX],
    ],
    { layers },
  )
  return near.find(({ geometry }) => geometry.type === 'Point') ?? near[0]
}
