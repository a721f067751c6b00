import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import type { FenceSources } from '../../data/map/fenceSources'

/** The place that is nearest to a point, and how far it is in miles; null without any places. */
export function nearestPlace(
  places: FenceSources['places'],
  at: LngLat,
): { name: string; miles: number } | null {
  const ranked = places.map(({ name, position }) => ({ name, miles: distanceMi(at, position) }))
  return ranked.toSorted((a, b) => a.miles - b.miles)[0] ?? null
}
