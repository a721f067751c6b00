import type { Feature, Position } from 'geojson'
import type { LngLat } from '#domain/geo/lngLat'
import { distance, type Point, planeAt } from '../plane'
import type { LayerFeatures } from './cutTiles'

/** Over so many meters the streets of a city fade into the plain ground around them. */
const FEATHER_M = 4000
/** In so many steps; what is fully there has no step. */
export const FADE_STEPS = 8
/** Lines are cut at least so often where they fade, meters. */
const PIECE_M = 150

/** How far a place lies from the edge of a city's streets, in steps: 0 at the edge, `FADE_STEPS` inside. */
export type FadeAt = (place: LngLat) => number

/**
 * The fade of a city by the hull of its streets. Places of open water count as streets: on a shore nothing
 * fades, the lake is its own edge.
 */
export function cityFade(parts: readonly LayerFeatures[], openWater: readonly LngLat[]): FadeAt {
  const streets = parts.filter(({ layer }) => layer === 'roads').flatMap(({ features }) => features)
  const places = [...streets.flatMap(linePlaces), ...openWater]
  const plane = planeAt(places[0] ?? [0, 0])
  const hull = convexHull(places.map(plane.toPoint))
  return (place) => {
    const [x, y] = plane.toPoint(place)
    let nearest = Number.POSITIVE_INFINITY
    for (const [index, a] of hull.entries()) {
      const b = hull[(index + 1) % hull.length] as Point
      // Counterclockwise, so what is inside lies to the left of each side.
      const inward = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / (distance(a, b) || 1)
      nearest = Math.min(nearest, inward)
    }
    const part = Math.min(1, Math.max(0, nearest / FEATHER_M))
    return Math.round(part * part * (3 - 2 * part) * FADE_STEPS)
  }
}

/**
 * Gives what lies near the edge of a city its step as `fade`, so that no view shows where the data ends:
 * lines in pieces, areas as a whole. What would not be seen at all is left out; lakes stay.
 */
export function feather(parts: readonly LayerFeatures[], fadeAt: FadeAt): LayerFeatures[] {
  return parts.map((part) => ({
    ...part,
    features: part.features.flatMap((feature) => featherOf(part.layer, feature, fadeAt)),
  }))
}

function featherOf(layer: string, feature: Feature, fadeAt: FadeAt): Feature[] {
  const { geometry } = feature
  if (geometry.type === 'LineString') {
    return pieces(linePlaces(feature), fadeAt).flatMap(({ points, step }) =>
      withFade({ ...feature, geometry: { type: 'LineString', coordinates: points as Position[] } }, step),
    )
  }
  if (layer !== 'landuse' || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon'))
    return [feature]
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  return withFade(feature, Math.min(...rings.flat().map((place) => fadeAt(place as unknown as LngLat))))
}

function withFade(feature: Feature, step: number): Feature[] {
  if (step >= FADE_STEPS) return [feature]
  return step <= 0 ? [] : [{ ...feature, properties: { ...feature.properties, fade: step } }]
}

/** A line in pieces of one step each. */
function pieces(line: readonly LngLat[], fadeAt: FadeAt): { points: LngLat[]; step: number }[] {
  const [first, ...rest] = line
  if (!first) return []
  const plane = planeAt(first)
  const out: { points: LngLat[]; step: number }[] = []
  let from = first
  const go = (to: LngLat) => {
    const step = fadeAt([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    const last = out.at(-1)
    if (last?.step === step) last.points.push(to)
    else out.push({ points: [from, to], step })
    from = to
  }
  for (const to of rest) {
    const [start, end] = [from, to]
    const isInside = fadeAt(start) === FADE_STEPS && fadeAt(end) === FADE_STEPS
    const parts = isInside ? 1 : Math.ceil(distance(plane.toPoint(start), plane.toPoint(end)) / PIECE_M)
    for (let part = 1; part < parts; part++)
      go([start[0] + ((end[0] - start[0]) * part) / parts, start[1] + ((end[1] - start[1]) * part) / parts])
    go(to)
  }
  // Points that only cut a straight piece are not needed in it.
  return out.map(({ points, step }) => ({ points: withoutCuts(points, line), step }))
}

function withoutCuts(points: LngLat[], line: readonly LngLat[]): LngLat[] {
  const known = new Set(line)
  return points.filter((point, index) => index === 0 || index === points.length - 1 || known.has(point))
}

function linePlaces({ geometry }: Feature): LngLat[] {
  return geometry.type === 'LineString' ? (geometry.coordinates as unknown as LngLat[]) : []
}

/** The convex hull, counterclockwise (Andrew's monotone chain). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of all) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
