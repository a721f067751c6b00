import type { MapGeoJSONFeature } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { LngLat } from '#domain/geo/lngLat'
import { handleTaps } from './room/taps'

/** Handles taps on the features of a layer while `onTap` is given. */
export function useFeatureTaps(
  layerId: string,
  onTap: ((feature: MapGeoJSONFeature, at: LngLat) => void) | undefined,
): void {
  const latest = useEffectEvent((feature: MapGeoJSONFeature, at: LngLat) => onTap?.(feature, at))
  const active = onTap !== undefined
  useEffect(() => (active ? handleTaps(layerId, latest) : undefined), [layerId, active])
}
