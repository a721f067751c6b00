import type { MapGeoJSONFeature, MapMouseEvent, MapTouchEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import { featureNear } from './room/taps'

/** A finger that moves less still taps, in CSS pixels. */
const DRAG_START_PX = 8

export interface FeatureDrag {
  onMove: (feature: MapGeoJSONFeature, at: LngLat) => void
  onEnd: (feature: MapGeoJSONFeature, at: LngLat) => void
  /** The system took the finger away, for example for a gesture. */
  onCancel: () => void
}

/** Drags features of a layer with a finger or the mouse; beside them, the map itself moves. */
export function useFeatureDrag(layerId: string, drag: FeatureDrag | undefined): void {
  const map = useMap().current?.getMap()
  const onMove = useEffectEvent((feature: MapGeoJSONFeature, at: LngLat) => drag?.onMove(feature, at))
  const onEnd = useEffectEvent((feature: MapGeoJSONFeature, at: LngLat) => drag?.onEnd(feature, at))
  const onCancel = useEffectEvent(() => drag?.onCancel())
  const active = drag !== undefined
  useEffect(() => {
    if (!map || !active) return
    let held: { feature: MapGeoJSONFeature; from: MapMouseEvent['point']; isDragged: boolean } | null = null
    const start = (event: MapMouseEvent | MapTouchEvent) => {
      cancel()
      // A second finger zooms.
      if ('points' in event && event.points.length > 1) return
      const feature = featureNear(map, event.point, [layerId])
      if (!feature) return
      // The map would follow the finger.
      event.preventDefault()
      held = { feature, from: event.point, isDragged: false }
    }
    const move = ({ point, lngLat }: MapMouseEvent | MapTouchEvent) => {
      if (!held) return
      held.isDragged ||= point.dist(held.from) >= DRAG_START_PX
      if (held.isDragged) onMove(held.feature, [lngLat.lng, lngLat.lat])
    }
    const end = ({ lngLat }: MapMouseEvent | MapTouchEvent) => {
      const ended = held
      held = null
      if (ended?.isDragged) onEnd(ended.feature, [lngLat.lng, lngLat.lat])
    }
    const cancel = () => {
      if (held?.isDragged) onCancel()
      held = null
    }
    const subscriptions = [
      map.on('mousedown', start),
      map.on('touchstart', start),
      map.on('mousemove', move),
      map.on('touchmove', move),
      map.on('mouseup', end),
      map.on('mouseout', end),
      map.on('touchend', end),
      map.on('touchcancel', cancel),
    ]
    return () => {
      cancel()
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map, layerId, active])
}
