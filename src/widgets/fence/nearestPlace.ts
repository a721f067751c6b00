import type { FenceSources } from '../../data/fenceSources'
import { distanceMi } from '../../domain/measure'
import type { LngLat } from '../../domain/vehicle'

/** The place that is nearest to a point, and how far it is in miles; null without any places. */
export function nearestPlace(
  places: FenceSources['places'],
  at: LngLat,
): { name: string; miles: number } | null {
  const ranked = places.map(({ name, position }) => ({ name, miles: distanceMi(at, position) }))
  return ranked.toSorted((a, b) => a.miles - b.miles)[0] ?? null
}
