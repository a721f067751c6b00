import type { SeededRandom } from '#domain/base/seededRandom'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg } from '#domain/geo/measure'
import { decodePolyline } from '#domain/geo/polyline'
import type { MapAnimation } from '#domain/vehicle/vehicle'
import { destinationPoint, roundPosition } from '../plan/geo'
import { encodeRoutes } from './encode'
import { hasNotch } from './notches'
import type { Arc, RoadNetwork } from './roadNetwork'
import { makeRoute, type Route, repeatedShare } from './route'
import { arcsFrom, arcsTo, shortestPathTree } from './shortestPathTree'
import type { Town, TownPlace } from './town'
import { WEIGHTS, type WeightName } from './weights'

/** Room that a vehicle takes at the curb, and how far that is from the middle of the street. */
const CAR_LENGTH_MI = 8 / 1609.344
const CURB_MI = 4 / 1609.344

type Motion = Pick<MapAnimation, 'start' | 'end' | 'rotationDeg' | 'path'>

/** How far the end of a loop's way may be from the distance asked for, as a part of it. */
const LEG_TOLERANCE = 0.25
/** Loops that are looked at. */
const MAX_CANDIDATES = 120

type WeightPair = readonly [out: WeightName, home: WeightName]
const WEIGHT_PAIRS: readonly WeightPair[] = [
  ['quick', 'liked'],
  ['liked', 'town'],
]
/** How often the distance is gone, where no loop is as short. */
const STRETCHES = [1, 1.6, 2.6]
/** Side on which a loop comes home, ways out and home, stretch: one after the other until there is a loop. */
const ATTEMPTS = (['other', 'same'] as const).flatMap((side) =>
  STRETCHES.flatMap((stretch) => WEIGHT_PAIRS.map((weights) => [side, weights, stretch] as const)),
)

/**
 * A loop along the streets: from a place as far as told and back to it by other streets, without a
 * notch, also where it begins anew unless the place lies in a dead end. Throws when the town has none.
 */
export function loopFrom(town: Town, random: SeededRandom, from: TownPlace, legMiles: number): Motion {
  const { network } = town
  for (const [side, weights, stretch] of ATTEMPTS) {
    const loops = loopsFrom(network, random, from, legMiles * stretch, weights, side)
    for (const { out, home, end } of loops.toSorted((a, b) => a.repeated - b.repeated)) {
      const path = encodeRoutes([out, home])
      const line = decodePolyline(path)
      if (hasNotch(side === 'other' ? [...line, ...line] : line)) continue
      const [corner, next] = line as [LngLat, LngLat]
      return {
        start: roundPosition(from.stop),
        end: roundPosition(network.nodes[end] as LngLat),
        rotationDeg: roundBearing(bearingDeg(corner, next)),
        path,
      }
    }
  }
  throw new Error(`No loop of ${legMiles} miles leads from ${from.name}`)
}

/** Loops that come home to the place on the other side than they left it, or on the same. */
function loopsFrom(
  network: RoadNetwork,
  random: SeededRandom,
  { node }: TownPlace,
  legMiles: number,
  [outWeight, homeWeight]: WeightPair,
  side: 'other' | 'same',
): Loop[] {
  const treeOf = (direction: 'from' | 'to', weight: WeightName) =>
    memoize((root: number) => shortestPathTree(network, root, direction, WEIGHTS[weight], node))
  const [treeFrom, treeTo] = [treeOf('from', outWeight), treeOf('to', homeWeight)]
  const arcsOf = (ids: readonly number[] = []) => ids.map((id) => network.arcs[id] as Arc)
  return arcsOf(network.outgoing[node]).flatMap((first) =>
    arcsOf(network.incoming[node])
      .filter(({ reverse }) => (reverse === first.id) === (side === 'same'))
      .flatMap((last) => {
        const there = treeFrom(first.to)
        // The other side of a dead end is reached by its own street alone.
        if (arcsTo(network, there, last.from).some(({ from }) => from === node)) return []
        const back = treeTo(last.from)
        const ends = network.nodes.flatMap((_, at) =>
          Math.abs((there.miles[at] ?? 0) - legMiles) <= legMiles * LEG_TOLERANCE && at !== node ? [at] : [],
        )
        return random
          .shuffle(ends)
          .slice(0, MAX_CANDIDATES)
          .map((end) => {
            const out = [first, ...arcsTo(network, there, end)]
            const home = [...arcsFrom(network, back, end), last]
            return { out, home, end, repeated: repeatedShare(makeRoute([...out, ...home])) }
          })
      }),
  )
}

/** A function that answers each root once. */
function memoize<T>(make: (root: number) => T): (root: number) => T {
  const known = new Map<number, T>()
  return (root) => {
    const answer = known.get(root) ?? make(root)
    known.set(root, answer)
    return answer
  }
}

/** A loop by way of a node, with the share of it that is driven twice. */
interface Loop {
  out: Arc[]
  home: Arc[]
  end: number
  repeated: number
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
