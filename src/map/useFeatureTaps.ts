import type { MapGeoJSONFeature } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { LngLat } from '../domain/vehicle/vehicle'
import { handleTaps } from './room/taps'

/** Lets the features of a layer answer taps while `hit` is given. */
export function useFeatureTaps(
  layerId: string,
  hit: ((feature: MapGeoJSONFeature, at: LngLat) => void) | undefined,
): void {
  const answer = useEffectEvent((feature: MapGeoJSONFeature, at: LngLat) => hit?.(feature, at))
  const active = hit !== undefined
  useEffect(() => (active ? handleTaps(layerId, answer) : undefined), [layerId, active])
}
