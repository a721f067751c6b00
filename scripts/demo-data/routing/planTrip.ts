import { distanceMi } from '../../../src/domain/geo/measure'
import type { SeededRandom } from '../../../src/domain/kiosk/seededRandom'
import { chooseWay, type Fit, isAsLong, type Need, SLOWEST } from './chooseWay'
import type { Town, TownPlace } from './town'
import { arcsTo } from './tree'
import { makeWay, repeated, type Stretch, type Way } from './way'
import type { WeightName } from './weights'

/** A trip as it was driven along the streets of a region. */
export interface PlannedTrip {
  from: TownPlace
  to: TownPlace
  way: Way
  /** Where on the way somebody could go over 80 mph, of the parts asked for; null when nobody does. */
  fast: Stretch | null
}

/** A way that is as good as this is taken without a look at others. */
const GOOD_FAULT = 0.15
/** A trip is longer than the line: at most this part of its distance lies between its ends. */
export const LINE_SHARE = 0.8

type Pair = readonly [from: WeightName, to: WeightName]
const PAIRS: readonly Pair[] = [
  ['quick', 'quick'],
  ['quick', 'liked'],
  ['town', 'quick'],
  ['liked', 'town'],
  ['quick', 'town'],
  ['liked', 'liked'],
]
const FAST_PAIRS: readonly Pair[] = [
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
  need: Need,
  targets: readonly TownPlace[] = town.places,
  choice = 3,
): PlannedTrip | null {
  const near = targets
    .filter((place) => place !== from)
    .map((place) => ({ place, line: distanceMi(from.stop, place.stop) }))
    .filter(({ line }) => line <= need.miles * LINE_SHARE)
    .sort((a, b) => b.line - a.line)
    .map(({ place }) => place)
  const likely = random.shuffle(near.slice(0, choice))
  const home = targets.includes(from) ? [from] : []
  for (const wayOf of need.fast ? [wayBetween] : [wayBetween, wayByThird]) {
    for (const to of [...likely, ...near.slice(choice), ...home]) {
      const fit = wayOf(town, random, from, to, need)
      if (fit) return { from, to, way: fit.way, fast: fit.fast }
    }
  }
  return null
}

/** The best way between two places that is as long as needed. */
function wayBetween(
  town: Town,
  random: SeededRandom,
  from: TownPlace,
  to: TownPlace,
  need: Need,
): Fit | null {
  let best: Fit | null = null
  for (const [there, back] of random.shuffle(need.fast ? FAST_PAIRS : PAIRS)) {
    const trees = [[town.treeOf(from, 'from', there), town.treeOf(to, 'to', back)]] as const
    const fit = chooseWay(town.net, random, trees, need)
    if (fit && (!best || fit.fault < best.fault)) best = fit
    if (best && best.fault <= GOOD_FAULT) break
  }
  return best
}

/** A way that passes by a third place: where straight ways are all too long or too short. */
function wayByThird(
  town: Town,
  random: SeededRandom,
  from: TownPlace,
  to: TownPlace,
  need: Need,
): Fit | null {
  for (const third of random.shuffle(town.places)) {
    if (third === from || third === to) continue
    const rest = makeWay(arcsTo(town.net, town.treeOf(third, 'from', 'quick'), to.node))
    const left = {
      miles: need.miles - rest.miles,
      seconds: need.seconds - rest.seconds * SLOWEST,
      fast: null,
    }
    if (left.miles <= 0 || left.seconds <= 0) continue
    const fit = wayBetween(town, random, from, third, left)
    if (!fit) continue
    const way = makeWay([...fit.way.arcs, ...rest.arcs])
    if (repeated(way) < 0.6 && isAsLong(way, need.miles)) return { way, fault: fit.fault, fast: null }
  }
  return null
}
