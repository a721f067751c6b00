import type { MapGeoJSONFeature, Map as MapLibre, MapMouseEvent, MapTouchEvent, Point } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { clamp } from '#domain/base/numbers'
import type { LngLat } from '#domain/geo/lngLat'
import { sizeOf } from './moveTo'
import { featureNear, ignoreNextTap } from './room/taps'

/** Whatever moves less is a tap, in CSS pixels: MapLibre's own tolerance of a mouse, and what a finger needs. */
const MOUSE_TAP_PX = 3
const FINGER_TAP_PX = 8

export interface FeatureDrag {
  onMove: (feature: MapGeoJSONFeature, to: LngLat) => void
  onEnd: (feature: MapGeoJSONFeature, to: LngLat) => void
  /** A second finger came, the system took the finger away, or the subject has changed. */
  onCancel: () => void
}

interface Held {
  feature: MapGeoJSONFeature
  from: Point
  /** The finger, as others may touch the page; null for the mouse. */
  touch: number | null
  /** Where it was dragged last; null while it may still be a tap. */
  to: LngLat | null
}

/**
 * Drags features of a layer with a finger or the mouse; beside them, the map itself moves.
 * @param subject what the features are parts of: its change ends a drag
 */
export function useFeatureDrag(layerId: string, subject: unknown, drag: FeatureDrag | undefined): void {
  const map = useMap().current?.getMap()
  const onMove = useEffectEvent((feature: MapGeoJSONFeature, to: LngLat) => drag?.onMove(feature, to))
  const onEnd = useEffectEvent((feature: MapGeoJSONFeature, to: LngLat) => drag?.onEnd(feature, to))
  const onCancel = useEffectEvent(() => drag?.onCancel())
  const active = drag !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drag ends with its subject
  useEffect(() => {
    if (!map || !active) return
    let held: Held | null = null
    const start = (event: MapMouseEvent | MapTouchEvent) => {
      cancel()
      if ('points' in event && event.originalEvent.targetTouches.length > 1) return
      const touch = 'points' in event ? event.originalEvent.changedTouches[0]?.identifier : null
      const from = pointOf(event, touch ?? null)
      const feature = from && featureNear(map, from, [layerId])
      if (!from || !feature) return
      // The map would follow the finger.
      event.preventDefault()
      held = { feature, from, touch: touch ?? null, to: null }
    }
    const move = (event: MapMouseEvent | MapTouchEvent) => {
      const point = held && pointOf(event, held.touch)
      if (!held || !point) return
      const tapPx = held.touch === null ? MOUSE_TAP_PX : FINGER_TAP_PX
      if (held.to === null && point.dist(held.from) < tapPx) return
      // Otherwise a browser may make a click of a short drag.
      if (event.originalEvent.cancelable) event.originalEvent.preventDefault()
      held.to = placeOn(map, point)
      onMove(held.feature, held.to)
    }
    const end = () => {
      const ended = held
      held = null
      if (!ended?.to) return
      ignoreNextTap()
      onEnd(ended.feature, ended.to)
    }
    const cancel = () => {
      if (held?.to) onCancel()
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
  }, [map, layerId, active, subject])
}

/** Where the mouse or one finger is; MapLibre's own point is in the middle of all fingers on the page. */
function pointOf(event: MapMouseEvent | MapTouchEvent, touch: number | null): Point | undefined {
  if (!('points' in event)) return touch === null ? event.point : undefined
  const at = [...event.originalEvent.touches].findIndex(({ identifier }) => identifier === touch)
  return event.points[at]
}

/** The place at a point, which a finger beyond the edge of the map leaves at its edge. */
function placeOn(map: MapLibre, { x, y }: Point): LngLat {
  const { width, height } = sizeOf(map)
  const { lng, lat } = map.unproject([clamp(x, 0, width), clamp(y, 0, height)])
  return [lng, lat]
}
