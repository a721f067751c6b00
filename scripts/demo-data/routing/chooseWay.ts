import type { SeededRandom } from '../../../src/domain/kiosk/seededRandom'
import { drawnMiles } from './encode'
import type { RoadNet } from './roadNet'
import { arcsFrom, arcsTo, type Tree } from './tree'
import { fastStretches, longestShared, makeWay, repeated, type Stretch, type Way } from './way'

/** What is drawn of a way is as long as it must be to so many miles, thirty meters; the rules allow 0.02. */
export const TOLERANCE_MI = 0.019
/** How much shorter or longer than needed the streets of a way may be: the line cuts their corners. */
const STREETS_MI = { min: -0.01, max: 0.025 }
/** A vehicle needs at least this much longer than the way takes at its limits. */
export const SLOWEST = 1.08
/** How much longer a way takes in town traffic than at its limits, as a rule. */
const USUAL = 1.4
/** Ways that are looked at of those that are long enough. */
const LOOKED_AT = 24

/** What a way must be like. */
export interface Need {
  miles: number
  /** Seconds of driving, without the idling. */
  seconds: number
  /**
   * Where somebody goes over 80 mph: parts of the way of which one is on fast roads for at least as
   * long a part as `share`. Null for a trip on which nobody does.
   */
  fast: { within: readonly Stretch[]; share: number } | null
}

/** A way that fits, and how well: 0 is as good as can be. */
export interface Fit {
  way: Way
  fault: number
  /** Where it is fast, of the parts asked for; null when it need not be. */
  fast: Stretch | null
}

/**
 * The best of some ways from one place to another that are as long as needed: each leads by some
 * corner of the town on the trees' ways. Null when there is none.
 */
export function chooseWay(
  net: RoadNet,
  random: SeededRandom,
  trees: readonly (readonly [from: Tree, to: Tree])[],
  need: Need,
): Fit | null {
  const fits: Fit[] = []
  for (const [from, to] of trees) {
    const corners = cornersFor(net, from, to, need)
    for (const corner of some(random, corners, LOOKED_AT)) {
      const way = makeWay([...arcsTo(net, from, corner), ...arcsFrom(net, to, corner)])
      const again = repeated(way)
      if (again === 1) continue
      const fast = need.fast && longestShared(fastStretches(way), need.fast.within)
      if (need.fast && (!fast || fast.to - fast.from < need.fast.share)) continue
      const pace = Math.abs(Math.log(need.seconds / (way.seconds * USUAL)))
      const room = fast ? Math.max(0, 0.3 - (fast.to - fast.from)) : 0
      const fault = again * 3 + pace * 0.5 + room * 2
      fits.push({ way, fault, fast })
    }
  }
  fits.sort((a, b) => a.fault - b.fault)
  return fits.find(({ way }) => isAsLong(way, need.miles)) ?? null
}

/** Whether what is drawn of a way is so many miles long. */
export function isAsLong(way: Way, miles: number): boolean {
  return Math.abs(drawnMiles(way) - miles) <= TOLERANCE_MI
}

/** Nodes by which the way is as long as needed, and not slower than the vehicle was. */
function cornersFor(net: RoadNet, from: Tree, to: Tree, { miles, seconds, fast }: Need): number[] {
  const corners: number[] = []
  for (let node = 0; node < net.nodes.length; node++) {
    const longer = (from.miles[node] as number) + (to.miles[node] as number) - miles
    if (!(longer >= STREETS_MI.min && longer <= STREETS_MI.max)) continue
    const least = (from.seconds[node] as number) + (to.seconds[node] as number)
    if (least * SLOWEST > seconds) continue
    if (fast && !(from.fastMiles[node] as number) && !(to.fastMiles[node] as number)) continue
    // No turning on the spot.
    const arrived = net.arcs[from.arc[node] as number]
    if (arrived && arrived.back >= 0 && arrived.back === to.arc[node]) continue
    corners.push(node)
  }
  return corners
}

function some(random: SeededRandom, corners: readonly number[], count: number): readonly number[] {
  return corners.length <= count ? corners : random.shuffle(corners).slice(0, count)
}
