import type { LngLat } from '#domain/geo/lngLat'
import { cumulativeMiles, positionAlong } from '#domain/geo/polyline'
import { roundPosition } from '../plan/geo'
import type { Arc, RoadNetwork } from './roadNetwork'
import { isFastRoad, limitSeconds } from './shortestPathTree'

/** A route along streets, arc by arc. */
export interface Route {
  arcs: readonly Arc[]
  miles: number
  /** Seconds at the limits, without a stop. */
  seconds: number
}

/** The route of consecutive arcs. */
export function makeRoute(arcs: readonly Arc[]): Route {
  return { arcs, miles: sum(arcs, ({ miles }) => miles), seconds: sum(arcs, limitSeconds) }
}

/** Share of the route that is driven twice, in either direction, 0 to 1; 1 for a route with a U-turn. */
export function repeatedShare({ arcs, miles }: Route): number {
  const seen = new Set<number>()
  let repeatedMiles = 0
  let before: Arc | undefined
  for (const arc of arcs) {
    if (before && before.reverse === arc.id) return 1
    if (seen.has(arc.id) || seen.has(arc.reverse)) repeatedMiles += arc.miles
    seen.add(arc.id)
    before = arc
  }
  return miles > 0 ? repeatedMiles / miles : 0
}

/** A part of a route, as shares of its length, 0 to 1. */
export interface Stretch {
  from: number
  to: number
}

/** The parts of a route on fast roads (motorways and trunks), in order. */
export function fastStretches({ arcs, miles }: Route): Stretch[] {
  const stretches: Stretch[] = []
  let passedMiles = 0
  for (const arc of arcs) {
    const from = passedMiles / miles
    passedMiles += arc.miles
    if (!isFastRoad(arc)) continue
    const last = stretches.at(-1)
    if (last && last.to === from) last.to = passedMiles / miles
    else stretches.push({ from, to: passedMiles / miles })
  }
  return stretches
}

/** The longest stretch that lies in one of both lists; null when they have nothing in common. */
export function longestShared(one: readonly Stretch[], other: readonly Stretch[]): Stretch | null {
  let longest: Stretch | null = null
  for (const a of one)
    for (const b of other) {
      const shared = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
      if (shared.to > shared.from && shared.to - shared.from > (longest ? longest.to - longest.from : 0))
        longest = shared
    }
  return longest
}

/** Index of the arc at a share of a route's length. */
export function arcAt({ arcs, miles }: Route, share: number): number {
  let passedMiles = 0
  for (const [at, arc] of arcs.entries()) {
    passedMiles += arc.miles
    if (passedMiles >= share * miles) return at
  }
  return arcs.length - 1
}

/** The position at a share of a route's length, five decimals. */
export function positionOf(route: Route, share: number): LngLat {
  const points = pointsOf(route.arcs)
  const mileAt = cumulativeMiles(points)
  return roundPosition(positionAlong(points, mileAt, share * (mileAt.at(-1) ?? 0)))
}

/**
 * Names at a share of a route: of the road, and of the next road that crosses or follows it within
 * `NEXT_ARCS` arcs; null for a road without a name.
 */
export function namesAt(
  network: RoadNetwork,
  route: Route,
  share: number,
): { road: string | null; cross: string | null } {
  const at = arcAt(route, share)
  const road = route.arcs[at]?.name ?? null
  for (const arc of route.arcs.slice(at, at + NEXT_ARCS)) {
    const meeting = [...(network.outgoing[arc.to] ?? []), ...(network.incoming[arc.to] ?? [])].map(
      (id) => network.arcs[id] as Arc,
    )
    const cross = meeting.find(({ name, roadClass }) => name && name !== road && roadClass !== 'link')
    if (cross) return { road, cross: cross.name }
  }
  return { road, cross: null }
}
const NEXT_ARCS = 12

/** The points of a route, each once. */
export function pointsOf(arcs: readonly Arc[]): LngLat[] {
  return arcs.flatMap(({ shape }, at) => (at === 0 ? [...shape] : shape.slice(1)))
}

function sum(arcs: readonly Arc[], read: (arc: Arc) => number): number {
  return arcs.reduce((total, arc) => total + read(arc), 0)
}
