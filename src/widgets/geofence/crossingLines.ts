import type { LngLat } from '#domain/geo/lngLat'
import type { DraftShape, GeofenceProblem } from '#domain/geofence/drawing/geofenceDraft'

/** The two lines that cross, as the map draws them; none when the problem is another. */
export function crossingLines({ corners }: DraftShape, problem: GeofenceProblem | null): LngLat[][] {
  if (problem?.kind !== 'crossing') return []
  return [problem.first, problem.second].flatMap(([a, b]) => {
    const [from, to] = [corners[a - 1], corners[b - 1]]
    return from && to ? [[from, to]] : []
  })
}
