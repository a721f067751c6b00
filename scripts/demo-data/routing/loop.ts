import { bearingDeg } from '../../../src/domain/geo/measure'
import type { SeededRandom } from '../../../src/domain/kiosk/seededRandom'
import type { LngLat, MapAnimation } from '../../../src/domain/vehicle/vehicle'
import { roundPosition, travel } from '../plan/geo'
import { encodeWays } from './encode'
import type { Arc } from './roadNet'
import type { Town, TownPlace } from './town'
import { arcsFrom, arcsTo } from './tree'
import { makeWay, repeated, type Way } from './way'

/** Room that a vehicle takes at the curb, and how far that is from the middle of the street. */
const CAR_LENGTH_MI = 8 / 1609.344
const CURB_MI = 4 / 1609.344

type Motion = Pick<MapAnimation, 'start' | 'end' | 'rotationDeg' | 'path'>

/** How far the end of a loop's way may be from the distance asked for, as a part of it. */
const LEG_SLACK = 0.25
/** Loops that are looked at. */
const LOOKED_AT = 60

/**
 * A loop along the streets: from a place as far as told and back to it by other streets where there
 * are any. Throws when the town has none.
 */
export function loopFrom(town: Town, random: SeededRandom, from: TownPlace, legMiles: number): Motion {
  const { net } = town
  const there = town.treeOf(from, 'from', 'quick')
  const back = town.treeOf(from, 'to', 'liked')
  const ends = net.nodes.flatMap((_, node) =>
    Math.abs((there.miles[node] ?? 0) - legMiles) <= legMiles * LEG_SLACK ? [node] : [],
  )
  let best: { out: Arc[]; home: Arc[]; end: number; fault: number } | undefined
  for (const end of random.shuffle(ends).slice(0, LOOKED_AT)) {
    const out = arcsTo(net, there, end)
    const home = arcsFrom(net, back, end)
    const fault = repeated(makeWay([...out, ...home]))
    if (!best || fault < best.fault) best = { out, home, end, fault }
  }
  const [first] = best?.out ?? []
  if (!best || !first) throw new Error(`No loop of ${legMiles} miles leads from ${from.name}`)
  const [corner, next] = first.shape as [LngLat, LngLat]
  return {
    start: roundPosition(from.stop),
    end: roundPosition(net.nodes[best.end] as LngLat),
    rotationDeg: rounded(bearingDeg(corner, next)),
    path: encodeWays([best.out, best.home]),
  }
}

/** A vehicle that stands at the curb on its right and looks along the street, so many cars before the door. */
export function parkedAt(stop: LngLat, heading: number, cars = 0): Motion {
  const along = travel(stop, Math.abs(cars) * CAR_LENGTH_MI, cars < 0 ? (heading + 180) % 360 : heading)
  const start = travel(along, CURB_MI, (heading + 90) % 360)
  return { start, end: start, rotationDeg: rounded(heading), path: '' }
}

/** Bearing on which a way ends. */
export function arrival({ arcs }: Way): number {
  const [before, end] = (arcs.at(-1)?.shape ?? []).slice(-2)
  return before && end ? bearingDeg(before, end) : 0
}

function rounded(degrees: number): number {
  return (Math.round(degrees * 10) / 10) % 360
}
