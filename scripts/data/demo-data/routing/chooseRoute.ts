import type { SeededRandom } from '#domain/base/seededRandom'
import { lineMiles, lineOf } from './encode'
import { hasNotch } from './notches'
import type { RoadNetwork } from './roadNetwork'
import { fastStretches, longestShared, makeRoute, type Route, repeatedShare, type Stretch } from './route'
import { arcsFrom, arcsTo, type ShortestPathTree } from './shortestPathTree'

/** Tolerance of a route's drawn length, miles (thirty meters); the rules allow 0.02. */
export const LENGTH_TOLERANCE_MI = 0.019
/** Tolerance of the streets' length, miles; the drawn line cuts corners. */
const STREET_LENGTH_TOLERANCE_MI = { min: -0.01, max: 0.025 }
/** Least ratio of driving time to the time at the limits. */
export const MIN_TIME_FACTOR = 1.08
/** Usual ratio of driving time to the time at the limits. */
const USUAL_TIME_FACTOR = 1.22
/** The most routes of the right length that are compared. */
const MAX_CANDIDATES = 60

/** Requirements of a route. */
export interface RouteRequirements {
  miles: number
  /** Seconds of driving, without the idling. */
  seconds: number
  /**
   * Where somebody goes over 80 mph: parts of the way of which one is on fast roads for at least as
   * long a part as `share`. Null for a trip on which nobody does.
   */
  fast: { within: readonly Stretch[]; share: number } | null
}

/** A route that meets the requirements, with its cost; 0 is best. */
export interface RouteCandidate {
  route: Route
  cost: number
  /** Where it is fast, of the parts asked for; null when it need not be. */
  fast: Stretch | null
}

/**
 * The best of several routes with the required length: each passes through a via node
 * on the shortest paths of the trees. Null when there is none.
 */
export function chooseRoute(
  network: RoadNetwork,
  random: SeededRandom,
  trees: readonly (readonly [from: ShortestPathTree, to: ShortestPathTree])[],
  requirements: RouteRequirements,
): RouteCandidate | null {
  const candidates: RouteCandidate[] = []
  for (const [from, to] of trees) {
    const viaCandidates = viaNodes(network, from, to, requirements)
    for (const viaNode of sample(random, viaCandidates, MAX_CANDIDATES)) {
      const route = makeRoute([...arcsTo(network, from, viaNode), ...arcsFrom(network, to, viaNode)])
      const repeated = repeatedShare(route)
      if (repeated === 1) continue
      const fast = requirements.fast && longestShared(fastStretches(route), requirements.fast.within)
      if (requirements.fast && (!fast || fast.to - fast.from < requirements.fast.share)) continue
      const pace = Math.abs(Math.log(requirements.seconds / (route.seconds * USUAL_TIME_FACTOR)))
      const shortfall = fast ? Math.max(0, 0.3 - (fast.to - fast.from)) : 0
      const cost = repeated * 3 + pace * 0.5 + shortfall * 2
      candidates.push({ route, cost, fast })
    }
  }
  candidates.sort((a, b) => a.cost - b.cost)
  return candidates.find(({ route }) => isDrivable(route, requirements.miles)) ?? null
}

/** Whether the drawn line of a route has the length in miles, and no notch to make it up. */
export function isDrivable(route: Route, miles: number): boolean {
  return Math.abs(lineMiles(route) - miles) <= LENGTH_TOLERANCE_MI && !hasNotch(lineOf(route))
}

/** Via nodes that give the required length within the required time. */
function viaNodes(
  network: RoadNetwork,
  from: ShortestPathTree,
  to: ShortestPathTree,
  { miles, seconds, fast }: RouteRequirements,
): number[] {
  const viaCandidates: number[] = []
  for (let node = 0; node < network.nodes.length; node++) {
    const excessMiles = (from.miles[node] as number) + (to.miles[node] as number) - miles
    if (!(excessMiles >= STREET_LENGTH_TOLERANCE_MI.min && excessMiles <= STREET_LENGTH_TOLERANCE_MI.max))
      continue
    const minSeconds = (from.seconds[node] as number) + (to.seconds[node] as number)
    if (minSeconds * MIN_TIME_FACTOR > seconds) continue
    if (fast && !(from.fastMiles[node] as number) && !(to.fastMiles[node] as number)) continue
    // No U-turn.
    const arrivalArc = network.arcs[from.arc[node] as number]
    if (arrivalArc && arrivalArc.reverse >= 0 && arrivalArc.reverse === to.arc[node]) continue
    viaCandidates.push(node)
  }
  return viaCandidates
}

function sample(random: SeededRandom, viaCandidates: readonly number[], count: number): readonly number[] {
  return viaCandidates.length <= count ? viaCandidates : random.shuffle(viaCandidates).slice(0, count)
}
