import { bearingDeg } from '../../../src/domain/geo/measure'
import type { SeededRandom } from '../../../src/domain/kiosk/seededRandom'
import type { LngLat, MapAnimation } from '../../../src/domain/vehicle/vehicle'
import { destinationPoint, roundPosition } from '../plan/geo'
import { encodeRoutes } from './encode'
import type { Arc } from './roadNetwork'
import { makeRoute, type Route, repeatedShare } from './route'
import { arcsFrom, arcsTo } from './shortestPathTree'
import type { Town, TownPlace } from './town'

/** Room that a vehicle takes at the curb, and how far that is from the middle of the street. */
const CAR_LENGTH_MI = 8 / 1609.344
const CURB_MI = 4 / 1609.344

type Motion = Pick<MapAnimation, 'start' | 'end' | 'rotationDeg' | 'path'>

/** How far the end of a loop's way may be from the distance asked for, as a part of it. */
const LEG_TOLERANCE = 0.25
/** Loops that are looked at. */
const MAX_CANDIDATES = 60

/**
 * A loop along the streets: from a place as far as told and back to it by other streets where there
 * are any. Throws when the town has none.
 */
export function loopFrom(town: Town, random: SeededRandom, from: TownPlace, legMiles: number): Motion {
  const { network } = town
  const there = town.treeOf(from, 'from', 'quick')
  const back = town.treeOf(from, 'to', 'liked')
  const ends = network.nodes.flatMap((_, node) =>
    Math.abs((there.miles[node] ?? 0) - legMiles) <= legMiles * LEG_TOLERANCE ? [node] : [],
  )
  let best: { out: Arc[]; home: Arc[]; end: number; cost: number } | undefined
  for (const end of random.shuffle(ends).slice(0, MAX_CANDIDATES)) {
    const out = arcsTo(network, there, end)
    const home = arcsFrom(network, back, end)
    const cost = repeatedShare(makeRoute([...out, ...home]))
    if (!best || cost < best.cost) best = { out, home, end, cost }
  }
  const [first] = best?.out ?? []
  if (!best || !first) throw new Error(`No loop of ${legMiles} miles leads from ${from.name}`)
  const [corner, next] = first.shape as [LngLat, LngLat]
  return {
    start: roundPosition(from.stop),
    end: roundPosition(network.nodes[best.end] as LngLat),
    rotationDeg: roundBearing(bearingDeg(corner, next)),
    path: encodeRoutes([best.out, best.home]),
  }
}

/** A vehicle that stands at the curb on its right and looks along the street, so many cars before the door. */
export function parkedAt(stop: LngLat, heading: number, cars = 0): Motion {
  const along = destinationPoint(
    stop,
    Math.abs(cars) * CAR_LENGTH_MI,
    cars < 0 ? (heading + 180) % 360 : heading,
  )
  const start = destinationPoint(along, CURB_MI, (heading + 90) % 360)
  return { start, end: start, rotationDeg: roundBearing(heading), path: '' }
}

/** Bearing on which a way ends. */
export function arrivalBearing({ arcs }: Route): number {
  const [before, end] = (arcs.at(-1)?.shape ?? []).slice(-2)
  return before && end ? bearingDeg(before, end) : 0
}

function roundBearing(degrees: number): number {
  return (Math.round(degrees * 10) / 10) % 360
}
