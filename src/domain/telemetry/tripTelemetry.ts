import { seededRandom, seedOf } from '../seededRandom'
import { addLights } from './lights'
import { BRISK, first, last, type Piece } from './piece'
import { type DrivenTrip, makePieces } from './pieces'
import { type DrivenPath, type RoadProfile, roadProfile, stretchAt } from './roadProfile'
import type { Telemetry } from './telemetry'
import { METRES_PER_MILE, MPS_PER_MPH } from './thresholds'
import { crowded, driveGap, type Gap, layTrack, type Track } from './track'

/** How slowly and how fast a driver can be told to go, as a share of the usual aim. */
const SLOWEST_PACE = 0.15
const FASTEST_PACE = 1.9
/** Below this pace traffic is thought to be dense, rather than the driver asleep. */
const FREE_PACE = 0.88
/** Halvings of the range of paces: the time is met to a millisecond. */
const HALVINGS = 24

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
 * speed keeps to limits, bends and stops as far as the time allows (see `canDrive`).
 */
export function tripTelemetry(trip: DrivenTrip, path: DrivenPath): Telemetry {
  const plan = makePlan(trip, path)
  const track = inTraffic(plan)
  const pace = solve((at) => totalSeconds(plan.legs, track, at, plan.square), plan.moving)
  const natural = plan.legs.map((leg) => legSeconds(leg, track, pace, plan.square))
  const whole = wholeSeconds(natural, plan.moving)
  plan.legs.forEach((leg, index) => {
    const wanted = whole[index] ?? 0
    // The pace of each leg gives way a little, so that every stop begins on a full second.
    const legPace = solve((at) => legSeconds(leg, track, at, plan.square), wanted)
    legSeconds(leg, track, legPace, plan.square)
  })
  return readings(plan, whole, Math.round(trip.minutes * 60))
}

/** Whether the way can be driven in the trip's time with all its events and stops, within the limits. */
export function canDrive(trip: DrivenTrip, path: DrivenPath): boolean {
  const plan = makePlan(trip, path)
  return totalSeconds(plan.legs, plan.track, FASTEST_PACE, plan.square) <= plan.moving
}

/**
 * Minutes that a path takes at the limits with brisk starts and slow bends, from standing to
 * standing, without a stop: a trip in less time in motion needs another way.
 */
export function fastestMinutes(path: DrivenPath): number {
  const distanceMi = path.mileAt.at(-1) ?? 0
  const trip = { id: 'fastest', distanceMi, minutes: 0, idleMinutes: 0, dots: [] }
  const plan = makePlan(trip, path)
  return totalSeconds(plan.legs, plan.track, FASTEST_PACE, plan.square) / 60
}

function makePlan(trip: DrivenTrip, path: DrivenPath): Plan {
  const name = `${trip.driverId ?? ''} ${trip.id}`
  const random = seededRandom(seedOf(`telemetry of ${name}`))
  const profile = roadProfile(path, trip.distanceMi)
  const idle = Math.round(trip.idleMinutes * 60)
  const pieces = addLights(makePieces(trip, profile, random), idle, profile, random)
  const track = layTrack(profile, pieces, name)
  const manner = seededRandom(seedOf(`manner of ${trip.driverId ?? trip.id}`))
  const square = new Float64Array(track.at.length)
  const legs = makeLegs(pieces, track, 1.3 + 0.6 * manner.next(), 1.4 + 0.6 * manner.next(), square)
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
  // With events close by on either side there is no time to be gentle.
  const tight = b.at - a.at < (a.speed ** 2 + b.speed ** 2) / (2 * BRISK) + 40
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
    const busy = crowded(track, rank)
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

/** The pace at which `seconds` comes to `wanted`; the nearest end of the range where it cannot. */
function solve(seconds: (pace: number) => number, wanted: number): number {
  let slow = SLOWEST_PACE
  let fast = FASTEST_PACE
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (slow + fast) / 2
    if (seconds(middle) > wanted) slow = middle
    else fast = middle
  }
  return fast
}

/** Times scaled to a whole sum and rounded so that they still have it: the largest remainders go up. */
function wholeSeconds(times: readonly number[], sum: number): number[] {
  const total = times.reduce((all, time) => all + time, 0)
  const exact = times.map((time) => (time / total) * sum)
  const whole = exact.map(Math.floor)
  const missing = sum - whole.reduce((all, time) => all + time, 0)
  const order = exact
    .map((time, index) => ({ index, part: time - Math.floor(time) }))
    .sort((a, b) => b.part - a.part)
  for (const { index } of order.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
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
  const write = (second: number, metres: number, speed: number): void => {
    telemetry.mileAt[second] = metres / METRES_PER_MILE
    telemetry.speedMph[second] = speed / MPS_PER_MPH
    telemetry.limitMph[second] = (stretchAt(profile, metres)?.limit ?? 0) / MPS_PER_MPH
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
  write: (second: number, metres: number, speed: number) => void,
): void {
  const times = new Float64Array(to - from + 1)
  for (let node = from; node < to; node++) {
    const metres = (at[node + 1] as number) - (at[node] as number)
    const speeds = Math.sqrt(square[node] as number) + Math.sqrt(square[node + 1] as number)
    times[node + 1 - from] = (times[node - from] as number) + (2 * metres) / speeds
  }
  // 1 to a millionth where the time can be driven.
  const stretch = taken / (times[to - from] as number)
  let node = from
  for (let second = 1; second < taken; second++) {
    const time = second / stretch
    while (node < to - 1 && (times[node + 1 - from] as number) <= time) node++
    const speed = Math.sqrt(square[node] as number)
    const metres = (at[node + 1] as number) - (at[node] as number)
    const rate = ((square[node + 1] as number) - (square[node] as number)) / (2 * metres)
    const since = time - (times[node - from] as number)
    write(
      clock + second,
      (at[node] as number) + speed * since + (rate * since * since) / 2,
      Math.max(0, speed + rate * since) / stretch,
    )
  }
}
