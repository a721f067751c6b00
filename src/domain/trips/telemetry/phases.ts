import type { SeededRandom } from '../../kiosk/seededRandom'
import { BRISK, type Knot, type Piece, type Room } from './piece'
import { type RoadProfile, stretchAt } from './roadProfile'
import { MPS_PER_MPH, OVER_MPH, ROAD_SPEEDING_MARGIN_MPH, ROAD_SPEEDING_SECONDS } from './thresholds'

const OVER = OVER_MPH * MPS_PER_MPH
/** How briskly a spell over 80 mph begins and ends, m/s2: a van at that speed has no more. */
const FAST_RATE = 1
/** The same rate holds so far outside, so that the moment of crossing can be read between two seconds. */
export const FAST_LEAD = 45
/** Room that the way up to 80 mph takes. */
export const FAST_ROOM = OVER ** 2 / (2 * BRISK) + 20

/** So far over the limit is just road speeding, meters a second. */
const LEAST_OVER = (ROAD_SPEEDING_MARGIN_MPH + 0.7) * MPS_PER_MPH
/** Between two spells the speed comes down so far over the limit, which is no speeding, meters a second. */
const CALM_OVER = 3 * MPS_PER_MPH
/** Length of road on one side of an event whose limits matter to speeding there. */
const SIDE_METERS = 400

/** A spell over 80 mph, `meters` long between the crossings, around the dot, clear of its neighbors. */
export function fastPhase(
  at: number,
  meters: number,
  dots: { before: number; after: number },
  random: SeededRandom,
): Piece {
  const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
  // As far from what happens before and after as it can lie with the dot in it.
  const wanted = (dots.before + dots.after - meters) / 2
  const lowest = within(dots.before + FAST_ROOM, at - meters, at)
  const highest = within(dots.after - FAST_ROOM - meters, at - meters, at)
  const from = lowest > highest ? (lowest + highest) / 2 : within(wanted, lowest, highest)
  const top = OVER + (2 + 5 * random.next()) * MPS_PER_MPH
  const rise = Math.min(meters / 2, (top ** 2 - OVER ** 2) / (2 * FAST_RATE))
  const peak = Math.sqrt(OVER ** 2 + 2 * FAST_RATE * rise)
  const lead = Math.sqrt(OVER ** 2 - 2 * FAST_RATE * FAST_LEAD)
  const knots = [
    { at: from - FAST_LEAD, speed: lead },
    { at: from + rise, speed: peak },
    { at: from + meters - rise, speed: peak },
    { at: from + meters + FAST_LEAD, speed: lead },
  ]
  return { knots, standing: 0 }
}

/** On which side of a place speeding lies. */
type Side = 'around' | 'before' | 'after'

/**
 * A stretch over the road's limit, beyond margin and time of road speeding and below 80 mph. It
 * lies around the dot, and where it can on a road of one limit; or right before or after `at`. Where
 * there is little room it is no faster than it must be.
 */
export function speedingPhase(
  side: Side,
  at: number,
  room: Room,
  dots: { before: number; after: number },
  profile: RoadProfile,
  random: SeededRandom,
): Knot[] {
  const over = (7 + 6 * random.next()) * MPS_PER_MPH
  const seconds = ROAD_SPEEDING_SECONDS + 1.4 + 3 * random.next()
  const wanted = spellOf(side, at, room, dots, profile, over, seconds)
  const isShort = wanted.meters < wanted.speed * (ROAD_SPEEDING_SECONDS + 1.4)
  const { from, meters, speed } = isShort
    ? spellOf(side, at, room, dots, profile, LEAST_OVER, ROAD_SPEEDING_SECONDS + 1.2)
    : wanted
  return [
    { at: from, speed },
    { at: from + meters, speed },
  ]
}

function spellOf(
  side: Side,
  at: number,
  room: Room,
  dots: { before: number; after: number },
  profile: RoadProfile,
  over: number,
  seconds: number,
): { from: number; meters: number; speed: number } {
  const here = stretchAt(profile, at)?.limit ?? 0
  const nearFrom = side === 'before' ? at - SIDE_METERS : at
  const nearTo = side === 'after' ? at + SIDE_METERS : at
  const guess = Math.max(here, highestLimit(profile, nearFrom, nearTo)) + over
  const lead = room.before.at + rampTo(guess, room.before, here)
  const earliest = Math.max(dots.before + 60, lead)
  const latest = Math.min(dots.after - 60, room.after.at - rampTo(guess, room.after, guess - over))
  const begins = side === 'after' ? lead : earliest
  const ends = side === 'before' ? at : latest
  const meters = Math.max(guess * 4, Math.min(guess * seconds, ends - begins))
  const from = {
    before: at - meters,
    after: lead,
    around: placed(at, meters, earliest, latest, profile),
  }[side]
  return { from, meters, speed: Math.min(highestLimit(profile, from, from + meters) + over, OVER - 0.6) }
}

/** Meters briskly from a knot to a speed; from one over the limit by way of a calm speed, so that the two are apart. */
function rampTo(speed: number, knot: Knot, limit: number): number {
  const by = Math.min(limit + CALM_OVER, Math.max(knot.speed, speed))
  const apart = knot.speed > limit ? 12 : 10
  return (Math.abs(speed ** 2 - by ** 2) + Math.abs(knot.speed ** 2 - by ** 2)) / (2 * BRISK) + apart
}

/** Where a spell around the dot begins: within one limit and the free way, if it fits. */
function placed(at: number, meters: number, earliest: number, latest: number, profile: RoadProfile): number {
  const road = stretchAt(profile, at)
  const clamp = (value: number, low: number, high: number): number =>
    low > high ? value : Math.min(high, Math.max(low, value))
  const onRoad = clamp(at - meters / 2, (road?.from ?? 0) + 5, (road?.to ?? profile.length) - meters - 5)
  return clamp(onRoad, Math.max(earliest, at - meters), Math.min(latest - meters, at))
}

function highestLimit({ roads }: RoadProfile, from: number, to: number): number {
  let highest = 0
  for (const road of roads) if (road.to > from && road.from < to) highest = Math.max(highest, road.limit)
  return highest
}
