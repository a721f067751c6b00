import { seededRandom, seedOf } from '../../kiosk/seededRandom'
import { addLights } from './lights'
import { BRISK, first, last, type Piece } from './piece'
import { type DrivenTrip, makePieces } from './pieces'
import { type DrivenPath, type RoadProfile, roadProfile, stretchAt } from './roadProfile'
import type { Telemetry } from './telemetry'
import { METERS_PER_MILE, MPS_PER_MPH, OVER_MPH } from './thresholds'
import { driveGap, type Gap, layTrack, overlaps, type Track } from './track'

/** How slowly and how fast a driver can be told to go, as a share of the usual aim. */
const SLOWEST_PACE = 0.15
const FASTEST_PACE = 1.9
/** Below this pace traffic is thought to be dense, rather than the driver asleep. */
const FREE_PACE = 0.88
/** Only a spell over 80 mph is entered or left so fast, meters a second. */
const OVER_ALL_LIMITS = 0.95 * OVER_MPH * MPS_PER_MPH
/** How exactly the time is met, and how often a pace is tried for it. */
const EXACT_SECONDS = 1e-4
const MOST_ROUNDS = 60

/** The drive from one stop to the next. */
interface Leg {
  gaps: Gap[]
  /** Seconds that its events take. */
  fixed: number
}

interface Plan {
  profile: RoadProfile
  pieces: Piece[]
  track: Track
  legs: Leg[]
  square: Float64Array
  /** Seconds in motion that the trip has. */
  moving: number
}

/**
 * The readings of a trip, second by second, the same whenever it is asked for. Distance, minutes
 * and idle minutes are the trip's; its events are at its dots and nowhere else; otherwise the
 * speed keeps to limits, bends and stops; where the time is short, to a few mph over (see `paceOf`).
 */
export function tripTelemetry(trip: DrivenTrip, path: DrivenPath): Telemetry {
  const plan = timelyPlan(trip, path)
  const track = inTraffic(plan)
  const pace = solve((at) => totalSeconds(plan.legs, track, at, plan.square), plan.moving)
  const natural = plan.legs.map((leg) => legSeconds(leg, track, pace, plan.square))
  const whole = wholeSeconds(natural, fastestLegs(plan, track), plan.moving)
  plan.legs.forEach((leg, index) => {
    const wanted = whole[index] ?? 0
    // The pace of each leg gives way a little, so that every stop begins on a full second.
    const legPace = solve((at) => legSeconds(leg, track, at, plan.square), wanted)
    legSeconds(leg, track, legPace, plan.square)
  })
  return readings(plan, whole, Math.round(trip.minutes * 60))
}

/** How the way must be driven for the trip's time, with all its events and stops; null when it cannot be. */
export function paceOf(trip: DrivenTrip, path: DrivenPath): Pace | null {
  return PACES.find((pace) => isTimely(makePlan(trip, path, pace))) ?? null
}

/** Whether the way can be driven in the trip's time with all its events and stops. */
export function canDrive(trip: DrivenTrip, path: DrivenPath): boolean {
  return paceOf(trip, path) !== null
}

/**
 * How a driver goes about it: at ease; pressed, with brisk starts and few long stops; or late, with
 * the traffic a little over the limit, below what counts as road speeding.
 */
const PACES = ['atEase', 'pressed', 'late'] as const
export type Pace = (typeof PACES)[number]
/** How far over the limit one who is late goes, mph. */
const LATE_OVER_MPH = 3.5

/** The most leisurely plan that is in time; that of one who is late where none is. */
function timelyPlan(trip: DrivenTrip, path: DrivenPath): Plan {
  let plan = makePlan(trip, path, 'atEase')
  for (const pace of PACES.slice(1)) if (!isTimely(plan)) plan = makePlan(trip, path, pace)
  return plan
}

function isTimely({ legs, track, square, moving }: Plan): boolean {
  const fastest = fastestLegs({ legs, square }, track)
  return fastest.reduce((sum, seconds) => sum + seconds, 0) <= moving
}

/** Whole seconds that each leg takes at least. */
function fastestLegs({ legs, square }: Pick<Plan, 'legs' | 'square'>, track: Track): number[] {
  return legs.map((leg) => Math.ceil(legSeconds(leg, track, FASTEST_PACE, square)))
}

function makePlan(trip: DrivenTrip, path: DrivenPath, pace: Pace): Plan {
  const hurry = pace !== 'atEase'
  const name = `${trip.driverId ?? ''} ${trip.id}`
  const random = seededRandom(seedOf(`telemetry of ${name}`))
  const profile = roadProfile(path, trip.distanceMi)
  const idle = Math.round(trip.idleMinutes * 60)
  const pieces = addLights(makePieces(trip, profile, random), idle, profile, random, hurry)
  const track = layTrack(profile, pieces, name, pace === 'late' ? LATE_OVER_MPH * MPS_PER_MPH : 0)
  const manner = seededRandom(seedOf(`manner of ${trip.driverId ?? trip.id}`))
  const square = new Float64Array(track.at.length)
  const speedUp = hurry ? BRISK : 1.3 + 0.6 * manner.next()
  const slowDown = hurry ? BRISK : 1.4 + 0.6 * manner.next()
  const legs = makeLegs(pieces, track, speedUp, slowDown, square)
  return { profile, pieces, track, legs, square, moving: Math.round(trip.minutes * 60) - idle }
}

function makeLegs(
  pieces: readonly Piece[],
  track: Track,
  speedUp: number,
  slowDown: number,
  square: Float64Array,
): Leg[] {
  const legs: Leg[] = []
  let leg: Leg = { gaps: [], fixed: 0 }
  pieces.forEach((piece, index) => {
    const nodes = track.knots[index] ?? []
    piece.knots.forEach((knot, order) => {
      square[nodes[order] ?? 0] = knot.speed ** 2
      const before = piece.knots[order - 1]
      if (before) leg.fixed += (2 * (knot.at - before.at)) / (before.speed + knot.speed)
    })
    if (piece.knots.length === 1 && leg.gaps.length > 0) {
      legs.push(leg)
      leg = { gaps: [], fixed: 0 }
    }
    const next = pieces[index + 1]
    if (next)
      leg.gaps.push(
        makeGap(piece, next, nodes.at(-1) ?? 0, track.knots[index + 1]?.[0] ?? 0, speedUp, slowDown),
      )
  })
  return legs
}

function makeGap(
  piece: Piece,
  next: Piece,
  from: number,
  to: number,
  speedUp: number,
  slowDown: number,
): Gap {
  const a = last(piece)
  const b = first(next)
  const needed = (b.speed ** 2 - a.speed ** 2) / (2 * Math.max(1, b.at - a.at))
  // With events close by on either side, or over every limit, there is no time to be gentle.
  const tight =
    Math.max(a.speed, b.speed) > OVER_ALL_LIMITS ||
    b.at - a.at < (a.speed ** 2 + b.speed ** 2) / (2 * BRISK) + 40
  return {
    from,
    to,
    entry: a.speed,
    exit: b.speed,
    speedUp: Math.max(tight ? BRISK : speedUp, needed),
    slowDown: Math.max(tight ? BRISK : slowDown, -needed),
  }
}

/** The track with as much traffic as lets the driver go at a natural pace. */
function inTraffic({ track, legs, square, moving }: Plan): Track {
  for (const rank of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    const busy = overlaps(track, rank)
    if (rank === 1 || totalSeconds(legs, busy, FREE_PACE, square) >= moving) return busy
  }
  return track
}

function totalSeconds(legs: readonly Leg[], track: Track, pace: number, square: Float64Array): number {
  let seconds = 0
  for (const leg of legs) seconds += legSeconds(leg, track, pace, square)
  return seconds
}

function legSeconds({ gaps, fixed }: Leg, track: Track, pace: number, square: Float64Array): number {
  let seconds = fixed
  for (const gap of gaps) seconds += driveGap(track, gap, pace, square)
  return seconds
}

/**
 * The pace at which `seconds` comes to `wanted`; the nearest end of the range where it cannot. Time
 * goes nearly with the inverse of the pace, so that is what is looked for (Illinois method).
 */
function solve(seconds: (pace: number) => number, wanted: number): number {
  let [low, high] = [1 / FASTEST_PACE, 1 / SLOWEST_PACE]
  let early = seconds(FASTEST_PACE) - wanted
  let late = seconds(SLOWEST_PACE) - wanted
  let side = 0
  if (early >= 0) return FASTEST_PACE
  if (late <= 0) return SLOWEST_PACE
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const inverse = (low * late - high * early) / (late - early)
    const miss = seconds(1 / inverse) - wanted
    if (Math.abs(miss) < EXACT_SECONDS) return 1 / inverse
    if (miss < 0) {
      low = inverse
      early = miss
      // The same side twice: the other end counts less, so that both come in.
      if (side < 0) late /= 2
    } else {
      high = inverse
      late = miss
      if (side > 0) early /= 2
    }
    side = Math.sign(miss)
  }
  return 1 / low
}

/**
 * Times rounded to whole seconds of a given sum, none below its least where the sum allows. What
 * rounding leaves over goes to, or comes from, the legs that are farthest from their own time.
 */
function wholeSeconds(times: readonly number[], least: readonly number[], sum: number): number[] {
  const total = times.reduce((all, time) => all + time, 0)
  const exact = times.map((time) => (time / total) * sum)
  const whole = exact.map((time, leg) => Math.max(Math.round(time), least[leg] ?? 0))
  let left = sum - whole.reduce((all, time) => all + time, 0)
  const order = whole.map((_, leg) => leg)
  const late = (leg: number): number => (exact[leg] ?? 0) - (whole[leg] ?? 0)
  for (; left > 0; left--) {
    const [leg = 0] = order.sort((a, b) => late(b) - late(a))
    whole[leg] = (whole[leg] ?? 0) + 1
  }
  for (; left < 0; left++) {
    const free = order.filter((leg) => (whole[leg] ?? 0) > (least[leg] ?? 0))
    const [leg = 0] = (free.length > 0 ? free : order).sort((a, b) => late(a) - late(b))
    whole[leg] = (whole[leg] ?? 0) - 1
  }
  return whole
}

/** Reads the drive once a second. */
function readings(
  { pieces, profile, track, square }: Plan,
  whole: readonly number[],
  seconds: number,
): Telemetry {
  const telemetry: Telemetry = {
    seconds,
    mileAt: new Float64Array(seconds + 1),
    speedMph: new Float32Array(seconds + 1),
    limitMph: new Float32Array(seconds + 1),
  }
  const write = (second: number, meters: number, speed: number): void => {
    telemetry.mileAt[second] = meters / METERS_PER_MILE
    telemetry.speedMph[second] = speed / MPS_PER_MPH
    telemetry.limitMph[second] = (stretchAt(profile, meters)?.limit ?? 0) / MPS_PER_MPH
  }
  let clock = 0
  let leg = 0
  let node = 0
  pieces.forEach((piece, index) => {
    if (piece.knots.length > 1) return
    const stop = track.knots[index]?.[0] ?? 0
    if (index > 0) {
      const taken = whole[leg++] ?? 0
      readLeg(track.at, square, node, stop, clock, taken, write)
      clock += taken
    }
    for (let wait = 0; wait <= piece.standing; wait++) write(clock + wait, track.at[stop] ?? 0, 0)
    clock += piece.standing
    node = stop
  })
  return telemetry
}

function readLeg(
  at: Float64Array,
  square: Float64Array,
  from: number,
  to: number,
  clock: number,
  taken: number,
  write: (second: number, meters: number, speed: number) => void,
): void {
  const times = new Float64Array(to - from + 1)
  for (let node = from; node < to; node++) {
    const meters = (at[node + 1] as number) - (at[node] as number)
    const speeds = Math.sqrt(square[node] as number) + Math.sqrt(square[node + 1] as number)
    times[node + 1 - from] = (times[node - from] as number) + (2 * meters) / speeds
  }
  // 1 to a millionth where the time can be driven.
  const stretch = taken / (times[to - from] as number)
  let node = from
  for (let second = 1; second < taken; second++) {
    const time = second / stretch
    while (node < to - 1 && (times[node + 1 - from] as number) <= time) node++
    const speed = Math.sqrt(square[node] as number)
    const meters = (at[node + 1] as number) - (at[node] as number)
    const rate = ((square[node + 1] as number) - (square[node] as number)) / (2 * meters)
    const since = time - (times[node - from] as number)
    write(
      clock + second,
      (at[node] as number) + speed * since + (rate * since * since) / 2,
      Math.max(0, speed + rate * since) / stretch,
    )
  }
}
