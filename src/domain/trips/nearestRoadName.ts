import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { type DecodedPath, roadAt } from './tripPath'

/** About the width of a street with its curbs: a closer vehicle is on it. Miles. */
export const ROAD_WIDTH_MI = 0.03

/**
 * The name of the road at a place, from paths that were driven before; null if none of them passes it, or the
 * road has no name.
 */
export function nearestRoadName(paths: Iterable<DecodedPath>, at: LngLat): string | null {
  let nearestMi = ROAD_WIDTH_MI
  let name: string | null = null
  for (const path of paths) {
    for (const [index, point] of path.points.entries()) {
      const miles = distanceMi(point, at)
      if (miles > nearestMi) continue
      const road = roadAt(path, index)
      if (!road?.name) continue
      nearestMi = miles
      name = road.name
    }
  }
  return name
}
