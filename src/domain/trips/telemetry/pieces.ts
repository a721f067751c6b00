import type { SeededRandom } from '../../kiosk/seededRandom'
import type { Trip, TripDot } from '../trip'
import { FAST_LEAD, FAST_ROOM, fastPhase, speedingPhase } from './phases'
import { first, type Knot, last, legalSpeed, type Piece, type Room, reach, stopAt } from './piece'
import type { RoadProfile } from './roadProfile'

/** What the fit needs of a trip; a dealer's trip has no driver and no dots. */
export type DrivenTrip = Pick<Trip, 'id' | 'distanceMi' | 'minutes' | 'idleMinutes' | 'speedOver80'> & {
  driverId?: string
  dots: readonly Pick<TripDot, 'type' | 'at' | 'subtypes' | 'idleMinutes'>[]
}

/** How hard a brake or a start is: m/s2, and meters a second that it takes or gives at least. */
interface Force {
  rate: number
  change: number
}

/** Well beyond the thresholds, so that one full second of it lies between two readings or nearly so. */
const HARD_BRAKE: Force = { rate: 4.3, change: 7 }
const ADAS_BRAKE: Force = { rate: 6.4, change: 10.8 }
const HARD_START: Force = { rate: 3.8, change: 7 }
/** Meters beside a dot that a stretch of speeding takes. */
const SPEEDING_ROOM = 200
/** Limits from here on, 40 mph in meters a second, are those of roads without crossings at every block. */
const BIG_ROAD = 17.8
/** Slower than this the vehicle stands. */
const CREEP = 0.6

/** What happens at a dot. */
export interface TripEventSpan {
  at: number
  idleSeconds: number
  fast: boolean
  speeding: boolean
  brake: Force | null
  start: boolean
}

/** The events of a trip in order, without what leaves no trace in the speed. */
export function eventSpansOf({ dots }: DrivenTrip, length: number): TripEventSpan[] {
  return dots
    .map(({ type, at, subtypes, idleMinutes }) => ({
      at: at * length,
      idleSeconds: type === 6 ? Math.round((idleMinutes ?? 0) * 60) : 0,
      fast: type === 12,
      speeding: type === 5 || (subtypes?.includes('roadSpeeding') ?? false),
      brake: type === 11 ? ADAS_BRAKE : type === 1 || subtypes?.includes('hardBrake') ? HARD_BRAKE : null,
      start: type === 2 || (subtypes?.includes('hardAcceleration') ?? false),
    }))
    .filter(
      ({ idleSeconds, fast, speeding, brake, start }) => idleSeconds || fast || speeding || brake || start,
    )
    .sort((a, b) => a.at - b.at)
}

/** The settled parts of a drive, from the standing start to the stop at its end. */
export function makePieces(trip: DrivenTrip, profile: RoadProfile, random: SeededRandom): Piece[] {
  const { length } = profile
  const happenings = eventSpansOf(trip, length)
  const phaseMeters = ((trip.speedOver80?.percent ?? 0) / 100) * (length / (trip.speedOver80?.times || 1))
  const around = (index: number): { before: number; after: number } => ({
    before: happenings[index - 1]?.at ?? 0,
    after: happenings[index + 1]?.at ?? length,
  })
  // Speeding takes room of its own beside its dot; two fast spells part in the middle.
  const aroundFast = (index: number): { before: number; after: number } => {
    const { before, after } = around(index)
    const here = happenings[index]?.at ?? 0
    const [previous, next] = [happenings[index - 1], happenings[index + 1]]
    const parted = FAST_ROOM - FAST_LEAD - 15
    return {
      before: previous?.fast
        ? (before + here) / 2 - parted
        : before + (previous?.speeding ? SPEEDING_ROOM : 0),
      after: next?.fast ? (here + after) / 2 + parted : after - (next?.speeding ? SPEEDING_ROOM : 0),
    }
  }
  // Two stretches of speeding share the way between their dots.
  const aroundSlow = (index: number): { before: number; after: number } => {
    const { before, after } = around(index)
    const here = happenings[index]?.at ?? 0
    return { before, after: happenings[index + 1]?.speeding ? (here + after) / 2 : after }
  }
  const fixed = new Map<TripEventSpan, Piece>()
  happenings.forEach((one, index) => {
    if (one.idleSeconds > 0) fixed.set(one, stopAt(one.at, one.idleSeconds))
    else if (one.fast) fixed.set(one, fastPhase(one.at, phaseMeters, aroundFast(index), random))
  })
  const pieces = [stopAt(0, 0)]
  happenings.forEach((one, index) => {
    const settled = fixed.get(one)
    if (settled) {
      pieces.push(settled)
      return
    }
    const next = happenings.slice(index + 1).find((later) => fixed.has(later))
    const following = (next && fixed.get(next)) ?? stopAt(length, 0)
    const room: Room = { before: last(pieces.at(-1) ?? stopAt(0, 0)), after: first(following) }
    pieces.push({ knots: eventKnots(one, room, aroundSlow(index), profile, random), standing: 0 })
  })
  pieces.push(stopAt(length, 0))
  return pieces
}

function eventKnots(
  { at, speeding, brake, start }: TripEventSpan,
  room: Room,
  dots: { before: number; after: number },
  profile: RoadProfile,
  random: SeededRandom,
): Knot[] {
  const lawful = legalSpeed(profile, at)
  if (!brake && !start) return speedingPhase('around', at, room, dots, profile, random)
  if (!brake) {
    const knots = startKnots(at, lawful, room, random)
    const from = knots.at(-1) ?? room.before
    if (!speeding) return knots
    return [...knots, ...speedingPhase('after', from.at, { ...room, before: from }, dots, profile, random)]
  }
  // It begins to brake so far before the dot at most.
  const early = at - (start ? 60 : 30)
  const phase = speeding ? speedingPhase('before', early, room, dots, profile, random) : []
  const entry = phase.at(-1)?.speed ?? lawful * (0.8 + 0.14 * random.next())
  const roomAhead = { ...room, before: phase.at(-1) ?? room.before }
  const most = start ? lawful * 0.95 - HARD_START.change : Infinity
  const speeds = brakeSpeeds(at, entry, brake, roomAhead, most, random)
  const marks = [speeds.from, speeds.to]
  const meters = [metersFor(speeds.from, speeds.to, brake.rate)]
  if (start) {
    const again = speeds.to + HARD_START.change + 0.4
    marks.push(speeds.to, again)
    meters.push(speeds.to * 1.5, metersFor(speeds.to, again, HARD_START.rate))
  }
  let meter = Math.max(room.before.at + 1, at - meters.reduce((sum, part) => sum + part, 0) / 2)
  const knots = marks.map((speed, index) => {
    if (index > 0) meter += meters[index - 1] ?? 0
    return { at: meter, speed }
  })
  return [...phase.slice(0, -1), ...knots]
}

/** Speeds of a hard brake at a dot: from about `entry` down, to `most` at most. */
function brakeSpeeds(
  at: number,
  entry: number,
  force: Force,
  room: Room,
  most: number,
  random: SeededRandom,
): { from: number; to: number } {
  const came = reach(room.before, at - room.before.at - 15)
  const goes = reach(room.after, room.after.at - at - 30)
  const wanted = Math.max(entry, force.change + CREEP, came.low, goes.low + force.change)
  const from = Math.max(force.change + CREEP, Math.min(wanted, came.high))
  const drop = force.change + random.next() * 2.5
  const to = Math.min(Math.max(from - drop, goes.low), goes.high, most, from - force.change)
  return { from, to: Math.max(CREEP, to) }
}

/** A hard start with the dot in its middle. */
function startKnots(at: number, lawful: number, room: Room, random: SeededRandom): Knot[] {
  const came = reach(room.before, at - room.before.at - 15)
  const goes = reach(room.after, room.after.at - at - 30)
  const gain = HARD_START.change + 0.2 + random.next() * 1.4
  // From a crossing in a street; from the traffic's own speed on a big road.
  const ease = random.next() * 4
  const slow = Math.min(lawful < BIG_ROAD ? 1.2 + ease : lawful * 0.9 - gain - ease, lawful * 0.95 - gain)
  const from = Math.max(CREEP, Math.min(Math.max(slow, came.low, goes.low - gain), came.high))
  const meters = metersFor(from, from + gain, HARD_START.rate)
  const begins = Math.max(room.before.at + 1, at - meters / 2)
  return [
    { at: begins, speed: from },
    { at: begins + meters, speed: from + gain },
  ]
}

const metersFor = (from: number, to: number, rate: number): number =>
  Math.abs(to ** 2 - from ** 2) / (2 * rate)
