import Flatbush from 'flatbush'
import type { LngLat } from '#domain/geo/lngLat'
import { nearestOn, type Point, planeAt } from '../plane'
import { featuresOf, type SourceTile } from '../tiles/sourceTile'
import { linesInTile } from '../tiles/tileLines'

/** A label line may lie so far off the road that it names, meters, and turn so far from it. */
const MAX_LABEL_DISTANCE_M = 12
const MIN_DIRECTION_COSINE = Math.cos((25 * Math.PI) / 180)

/** Names streets by the label lines of the tiles, which are drawn apart from the roads. */
export function streetNames(tiles: readonly SourceTile[]): (shape: readonly LngLat[]) => string | null {
  const labels: { name: string; a: Point; b: Point }[] = []
  const plane = planeAt([-87.7, 41.87])
  for (const tile of tiles)
    for (const feature of featuresOf(tile, 'road_label')) {
      const { name } = feature.properties
      if (typeof name !== 'string' || feature.properties.class === 'ferry') continue
      for (const line of linesInTile(tile, feature)) {
        const points = line.map(plane.toPoint)
        for (const [index, b] of points.slice(1).entries())
          labels.push({ name, a: points[index] as Point, b })
      }
    }
  const tree = new Flatbush(labels.length)
  for (const { a, b } of labels)
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]))
  tree.finish()

  function nameAt(place: Point, direction: Point): string | null {
    let best: { name: string; distance: number } | null = null
    const [x, y] = place
    for (const index of tree.search(
      x - MAX_LABEL_DISTANCE_M,
      y - MAX_LABEL_DISTANCE_M,
      x + MAX_LABEL_DISTANCE_M,
      y + MAX_LABEL_DISTANCE_M,
    )) {
      const { name, a, b } = labels[index] as (typeof labels)[number]
      const { distance } = nearestOn(a, b, place)
      if (distance > MAX_LABEL_DISTANCE_M || (best && best.distance <= distance)) continue
      if (Math.abs(cosine(direction, [b[0] - a[0], b[1] - a[1]])) >= MIN_DIRECTION_COSINE)
        best = { name, distance }
    }
    return best?.name ?? null
  }

  return (shape) => {
    const points = shape.map(plane.toPoint)
    const votes = new Map<string, number>()
    for (const [index, b] of points.slice(1).entries()) {
      const a = points[index] as Point
      const direction: Point = [b[0] - a[0], b[1] - a[1]]
      const name = nameAt([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], direction)
      if (name) votes.set(name, (votes.get(name) ?? 0) + Math.hypot(...direction))
    }
    return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
  }
}

const cosine = (a: Point, b: Point): number =>
  (a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b) || 1)
