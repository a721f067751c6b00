import type { SeededRandom } from '#domain/base/seededRandom'
import { distanceMi } from '#domain/geo/measure'
import {
  chooseRoute,
  isDrivable,
  MIN_TIME_FACTOR,
  type RouteCandidate,
  type RouteRequirements,
} from './chooseRoute'
import { makeRoute, type Route, repeatedShare, type Stretch } from './route'
import { arcsTo } from './shortestPathTree'
import type { Town, TownPlace } from './town'
import type { WeightName } from './weights'

/** A trip as it was driven along the streets of a region. */
export interface PlannedTrip {
  from: TownPlace
  to: TownPlace
  route: Route
  /** Where on the way somebody could go over 80 mph, of the parts asked for; null when nobody does. */
  fast: Stretch | null
}

/** A route at or below this cost is taken at once. */
const GOOD_COST = 0.15
/** The straight line between a trip's ends is at most this share of its distance. */
export const MAX_STRAIGHT_SHARE = 0.8

type WeightPair = readonly [from: WeightName, to: WeightName]
const WEIGHT_PAIRS: readonly WeightPair[] = [
  ['quick', 'quick'],
  ['quick', 'liked'],
  ['town', 'quick'],
  ['liked', 'town'],
  ['quick', 'town'],
  ['liked', 'liked'],
]
const FAST_WEIGHT_PAIRS: readonly WeightPair[] = [
  ['fast', 'quick'],
  ['quick', 'fast'],
  ['fast', 'town'],
  ['liked', 'fast'],
  ['fast', 'fast'],
  ['fast', 'liked'],
  ['town', 'fast'],
]

/**
 * Where a trip goes from a place, and by which streets: to one that lies rather far than near, by a
 * way exactly as long as the trip; back to the same place when no other will do. `targets` are the
 * places that it may lead to, of which one of the `choice` farthest is liked best. Null when the town
 * has no such way.
 */
export function planTrip(
  town: Town,
  random: SeededRandom,
  from: TownPlace,
  requirements: RouteRequirements,
  targets: readonly TownPlace[] = town.places,
  choice = 3,
): PlannedTrip | null {
  const reachable = targets
    .filter((place) => place !== from)
    .map((place) => ({ place, line: distanceMi(from.stop, place.stop) }))
    .filter(({ line }) => line <= requirements.miles * MAX_STRAIGHT_SHARE)
    .sort((a, b) => b.line - a.line)
    .map(({ place }) => place)
  const preferred = random.shuffle(reachable.slice(0, choice))
  const home = targets.includes(from) ? [from] : []
  for (const findRoute of requirements.fast ? [directRoute] : [directRoute, routeViaThirdPlace]) {
    for (const to of [...preferred, ...reachable.slice(choice), ...home]) {
      const candidate = findRoute(town, random, from, to, requirements)
      if (candidate) return { from, to, route: candidate.route, fast: candidate.fast }
    }
  }
  return null
}

/** The best route between two places with the required length. */
function directRoute(
  town: Town,
  random: SeededRandom,
  from: TownPlace,
  to: TownPlace,
  requirements: RouteRequirements,
): RouteCandidate | null {
  let best: RouteCandidate | null = null
  for (const [there, back] of random.shuffle(requirements.fast ? FAST_WEIGHT_PAIRS : WEIGHT_PAIRS)) {
    const trees = [[town.treeOf(from, 'from', there), town.treeOf(to, 'to', back)]] as const
    const candidate = chooseRoute(town.network, random, trees, requirements)
    if (candidate && (!best || candidate.cost < best.cost)) best = candidate
    if (best && best.cost <= GOOD_COST) break
  }
  return best
}

/** A route via a third place, where no direct one has the required length. */
function routeViaThirdPlace(
  town: Town,
  random: SeededRandom,
  from: TownPlace,
  to: TownPlace,
  requirements: RouteRequirements,
): RouteCandidate | null {
  for (const via of random.shuffle(town.places)) {
    if (via === from || via === to) continue
    const lastLeg = makeRoute(arcsTo(town.network, town.treeOf(via, 'from', 'quick'), to.node))
    const firstLeg = {
      miles: requirements.miles - lastLeg.miles,
      seconds: requirements.seconds - lastLeg.seconds * MIN_TIME_FACTOR,
      fast: null,
    }
    if (firstLeg.miles <= 0 || firstLeg.seconds <= 0) continue
    const candidate = directRoute(town, random, from, via, firstLeg)
    if (!candidate) continue
    const route = makeRoute([...candidate.route.arcs, ...lastLeg.arcs])
    if (repeatedShare(route) < 0.6 && isDrivable(route, requirements.miles))
      return { route, cost: candidate.cost, fast: null }
  }
  return null
}
