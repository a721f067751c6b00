import type { LngLat } from '#domain/geo/lngLat'
import { cumulativeMiles, encodePolyline } from '#domain/geo/polyline'
import { classLetter, type TripPath } from '#domain/trips/tripPath'
import type { Arc, RoadNetwork } from './roadNetwork'
import { namesAt, pointsOf, type Route } from './route'
import { simplifyLine } from './simplifyLine'

/** A corner that is no farther than this from the line without it says nothing, meters. */
const SIMPLIFY_TOLERANCE_M = 1.5

/** Names of a row, each once, by the order in which they are met. */
export interface NameTable {
  list: string[]
  indexOf(name: string | null): string
}

/** An empty list of names. */
export function makeNameTable(): NameTable {
  const list: string[] = []
  return {
    list,
    indexOf(name) {
      if (name === null) return ''
      const known = list.indexOf(name)
      return String(known >= 0 ? known : list.push(name) - 1)
    },
  }
}

/** A way as a row keeps it; `parts` are where its dots lie, 0 to 1, and `miles` is the trip's distance. */
export function encodePath(
  network: RoadNetwork,
  route: Route,
  miles: number,
  shares: readonly number[],
  names: NameTable,
): TripPath {
  const { points, roads } = routeLine(route.arcs)
  return {
    miles,
    line: encodePolyline(points),
    roads: roads
      .map(({ arc, segments }) => {
        const name = names.indexOf(arc.name)
        const limit = Number(arc.limitMph.toFixed(1))
        return `${segments}${classLetter(arc.roadClass)}${limit}${name && `,${name}`}`
      })
      .join(' '),
    dots: shares
      .map((share) => {
        const { road, cross } = namesAt(network, route, share)
        return `${names.indexOf(road)},${names.indexOf(cross)}`
      })
      .join(' '),
  }
}

/** Ways that follow on each other as one encoded line, which has the points where they meet. */
export function encodeRoutes(routes: readonly (readonly Arc[])[]): string {
  return encodePolyline(routes.flatMap((arcs, at) => routeLine(arcs).points.slice(at === 0 ? 0 : 1)))
}

/** The line that a way is drawn as: it cuts some corners of the streets. */
export function lineOf(route: Route): LngLat[] {
  return routeLine(route.arcs).points
}

/** Miles of the line that a way is drawn as. */
export function lineMiles(route: Route): number {
  return cumulativeMiles(lineOf(route)).at(-1) ?? 0
}

/** The line of a way, road after road; each road keeps its first and last point. */
function routeLine(arcs: readonly Arc[]): { points: LngLat[]; roads: { arc: Arc; segments: number }[] } {
  const points: LngLat[] = []
  const roads: { arc: Arc; segments: number }[] = []
  for (const road of groupByRoad(arcs)) {
    const line = simplifyLine(pointsOf(road), SIMPLIFY_TOLERANCE_M)
    const before = points.length
    for (const point of line) if (!isSamePoint(points.at(-1), point)) points.push(point)
    const segments = points.length - Math.max(1, before)
    if (segments > 0) roads.push({ arc: road[0] as Arc, segments })
  }
  return { points, roads }
}

function isSamePoint(a: LngLat | undefined, b: LngLat): boolean {
  return a !== undefined && a[0] === b[0] && a[1] === b[1]
}

/** Arcs in a row that are the same road under the same limit. */
function groupByRoad(arcs: readonly Arc[]): Arc[][] {
  const roads: Arc[][] = []
  for (const arc of arcs) {
    const last = roads.at(-1)
    const { name, roadClass, limitMph } = last?.[0] ?? {}
    if (last && name === arc.name && roadClass === arc.roadClass && limitMph === arc.limitMph) last.push(arc)
    else roads.push([arc])
  }
  return roads
}
