import { seededRandom, seedOf } from '#domain/base/seededRandom'
import { COMFORT_LIMIT_MPS2, type DriveSegment, firstPoint, lastPoint } from './driveSegment'
import { type DrivenTrip, makeDriveSegments } from './driveSegments'
import { type Manner, mannerOf, PACES, type Pace } from './manner'
import { type DrivenPath, type RoadProfile, roadProfile, stretchAt } from './roadProfile'
import { type Gap, gapSeconds, makeSpeedProfile, type SpeedProfile, withCongestion } from './speedProfile'
import type { Telemetry } from './telemetry'
import { FIXED_SPEED_THRESHOLD_MPH, METERS_PER_MILE, MPS_PER_MPH } from './thresholds'
import { addTrafficStops, crossingsOf } from './trafficStops'

/** Bounds of the pace, as a share of the target speeds. */
const SLOWEST_PACE = 0.15
const FASTEST_PACE = 1.9
/** Below this pace traffic slows the vehicle at crossings, rather than the driver everywhere. */
const FREE_FLOW_PACE = 0.96
/** Number of steps in which traffic is added. */
const TRAFFIC_STEPS = 12
/** Only a segment over 80 mph is entered or left this fast, m/s. */
const ABOVE_ANY_LIMIT = 0.95 * FIXED_SPEED_THRESHOLD_MPH * MPS_PER_MPH
/** Between an event and its neighbors the acceleration is constant: this share of the driver's maximum. */
const BESIDE_EVENT_SHARE = 0.8
/** Tolerance of the solved time, and the maximum number of iterations. */
const TOLERANCE_SECONDS = 1e-4
const MAX_ITERATIONS = 60

/** The drive from one stop to the next. */
interface StopToStop {
  gaps: Gap[]
  /** Seconds of its events. */
  eventSeconds: number
}

interface DrivePlan {
  profile: RoadProfile
  segments: DriveSegment[]
  speedProfile: SpeedProfile
  legs: StopToStop[]
  squaredSpeed: Float64Array
  /** Seconds of the trip in motion. */
  movingSeconds: number
}

/**
 * The readings of a trip, second by second, always the same. Distance, minutes and idle minutes are the
 * trip's; its events are at its dots and nowhere else; otherwise it drives as people do (docs/rules.md TR-16,
 * TR-17).
 */
export function tripTelemetry(trip: DrivenTrip, path: DrivenPath): Telemetry {
  const plan = planInTime(trip, path)
  const speedProfile = addTraffic(plan)
  const pace = solvePace(
    (at) => totalSeconds(plan.legs, speedProfile, at, plan.squaredSpeed),
    plan.movingSeconds,
  )
  const exactTimes = plan.legs.map((leg) => legSeconds(leg, speedProfile, pace, plan.squaredSpeed))
  const legTimes = wholeSeconds(exactTimes, fastestLegs(plan, speedProfile), plan.movingSeconds)
  plan.legs.forEach((leg, index) => {
    const wanted = legTimes[index] ?? 0
    // Each leg has its own pace, so that every stop starts on a full second.
    const legPace = solvePace((at) => legSeconds(leg, speedProfile, at, plan.squaredSpeed), wanted)
    legSeconds(leg, speedProfile, legPace, plan.squaredSpeed)
  })
  return readings(plan, legTimes, Math.round(trip.minutes * 60))
}

/** The pace that fits the trip's time, events and stops; null if none does. */
export function paceOf(trip: DrivenTrip, path: DrivenPath): Pace | null {
  return PACES.find((pace) => isInTime(makePlan(trip, path, pace))) ?? null
}

/** Whether the path can be driven in the trip's time with all its events and stops. */
export function canDrive(trip: DrivenTrip, path: DrivenPath): boolean {
  return paceOf(trip, path) !== null
}

/** The most relaxed plan that is fast enough; the fastest one if none is. */
function planInTime(trip: DrivenTrip, path: DrivenPath): DrivePlan {
  const plan = makePlan(trip, path, 'atEase')
  return isInTime(plan) ? plan : makePlan(trip, path, 'pressed')
}

function isInTime({ legs, speedProfile, squaredSpeed, movingSeconds }: DrivePlan): boolean {
  const fastest = fastestLegs({ legs, squaredSpeed }, speedProfile)
  return fastest.reduce((sum, seconds) => sum + seconds, 0) <= movingSeconds
}

/** Minimum whole seconds of each leg. */
function fastestLegs(
  { legs, squaredSpeed }: Pick<DrivePlan, 'legs' | 'squaredSpeed'>,
  speedProfile: SpeedProfile,
): number[] {
  return legs.map((leg) => Math.ceil(legSeconds(leg, speedProfile, FASTEST_PACE, squaredSpeed)))
}

function makePlan(trip: DrivenTrip, path: DrivenPath, pace: Pace): DrivePlan {
  // A drive that is repeated under other ids has the same readings, so that its figures stay valid.
  const { tripId, driverId } = trip.drivenAs ?? { tripId: trip.id, driverId: trip.driverId }
  const random = seededRandom(seedOf(`telemetry of ${driverId ?? ''} ${tripId}`))
  const profile = roadProfile(path, trip.distanceMi)
  const idle = Math.round(trip.idleMinutes * 60)
  const events = makeDriveSegments(trip, profile, random)
  const crossings = crossingsOf(profile, random)
  const segments = addTrafficStops(events, idle, crossings, profile.length, random, pace)
  const manner = mannerOf(driverId ?? tripId, pace)
  const speedProfile = makeSpeedProfile(profile, segments, crossings, manner, random)
  const squaredSpeed = new Float64Array(speedProfile.at.length)
  return {
    profile,
    segments,
    speedProfile,
    legs: makeLegs(segments, speedProfile, manner, squaredSpeed),
    squaredSpeed,
    movingSeconds: Math.round(trip.minutes * 60) - idle,
  }
}

function makeLegs(
  segments: readonly DriveSegment[],
  speedProfile: SpeedProfile,
  manner: Manner,
  squaredSpeed: Float64Array,
): StopToStop[] {
  const legs: StopToStop[] = []
  let leg: StopToStop = { gaps: [], eventSeconds: 0 }
  segments.forEach((segment, index) => {
    const nodes = speedProfile.segmentNodes[index] ?? []
    segment.points.forEach((point, order) => {
      squaredSpeed[nodes[order] ?? 0] = point.speed ** 2
      const before = segment.points[order - 1]
      if (before) leg.eventSeconds += (2 * (point.at - before.at)) / (before.speed + point.speed)
    })
    if (segment.points.length === 1 && leg.gaps.length > 0) {
      legs.push(leg)
      leg = { gaps: [], eventSeconds: 0 }
    }
    const next = segments[index + 1]
    if (next)
      leg.gaps.push(
        makeGap(segment, next, nodes.at(-1) ?? 0, speedProfile.segmentNodes[index + 1]?.[0] ?? 0, manner),
      )
  })
  return legs
}

function makeGap(
  segment: DriveSegment,
  next: DriveSegment,
  from: number,
  to: number,
  { speedUp, slowDown }: Manner,
): Gap {
  const a = lastPoint(segment)
  const b = firstPoint(next)
  const needed = (b.speed ** 2 - a.speed ** 2) / (2 * Math.max(1, b.at - a.at))
  const shaped = a.speed === 0 && b.speed === 0
  // With close events on either side, or above every limit, there is no time to be gentle.
  const tight =
    Math.max(a.speed, b.speed) > ABOVE_ANY_LIMIT ||
    b.at - a.at < (a.speed ** 2 + b.speed ** 2) / (2 * COMFORT_LIMIT_MPS2) + 40
  const gentle = shaped ? 1 : BESIDE_EVENT_SHARE
  return {
    from,
    to,
    entry: a.speed,
    exit: b.speed,
    speedUp: Math.max(tight ? COMFORT_LIMIT_MPS2 : gentle * speedUp, needed),
    slowDown: Math.max(tight ? COMFORT_LIMIT_MPS2 : gentle * slowDown, -needed),
    shaped,
  }
}

/** Adds enough congestion for a natural pace. */
function addTraffic({ speedProfile, legs, squaredSpeed, movingSeconds }: DrivePlan): SpeedProfile {
  for (let step = 0; step <= TRAFFIC_STEPS; step++) {
    const congested = withCongestion(speedProfile, step / TRAFFIC_STEPS)
    if (
      step === TRAFFIC_STEPS ||
      totalSeconds(legs, congested, FREE_FLOW_PACE, squaredSpeed) >= movingSeconds
    )
      return congested
  }
  return speedProfile
}

function totalSeconds(
  legs: readonly StopToStop[],
  speedProfile: SpeedProfile,
  pace: number,
  squaredSpeed: Float64Array,
): number {
  let seconds = 0
  for (const leg of legs) seconds += legSeconds(leg, speedProfile, pace, squaredSpeed)
  return seconds
}

function legSeconds(
  { gaps, eventSeconds }: StopToStop,
  speedProfile: SpeedProfile,
  pace: number,
  squaredSpeed: Float64Array,
): number {
  let seconds = eventSeconds
  for (const gap of gaps) seconds += gapSeconds(speedProfile, gap, pace, squaredSpeed)
  return seconds
}

/**
 * The pace at which `seconds` gives `wanted`; the nearest end of the range if there is none. Time is nearly
 * inverse to the pace, so the inverse is solved for (Illinois method).
 */
function solvePace(seconds: (pace: number) => number, wanted: number): number {
  let [low, high] = [1 / FASTEST_PACE, 1 / SLOWEST_PACE]
  let early = seconds(FASTEST_PACE) - wanted
  let late = seconds(SLOWEST_PACE) - wanted
  let side = 0
  if (early >= 0) return FASTEST_PACE
  if (late <= 0) return SLOWEST_PACE
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const inverse = (low * late - high * early) / (late - early)
    const error = seconds(1 / inverse) - wanted
    if (Math.abs(error) < TOLERANCE_SECONDS) return 1 / inverse
    if (error < 0) {
      low = inverse
      early = error
      // The same side twice: halve the weight of the other end (Illinois method).
      if (side < 0) late /= 2
    } else {
      high = inverse
      late = error
      if (side > 0) early /= 2
    }
    side = Math.sign(error)
  }
  return 1 / low
}

/**
 * Rounds times to whole seconds with a given sum, none below its minimum if the sum allows. The remainder
 * goes to the legs that are farthest from their exact time.
 */
function wholeSeconds(times: readonly number[], minimums: readonly number[], sum: number): number[] {
  const total = times.reduce((all, time) => all + time, 0)
  const exact = times.map((time) => (time / total) * sum)
  const legTimes = exact.map((time, leg) => Math.max(Math.round(time), minimums[leg] ?? 0))
  let remainder = sum - legTimes.reduce((all, time) => all + time, 0)
  const order = legTimes.map((_, leg) => leg)
  const late = (leg: number): number => (exact[leg] ?? 0) - (legTimes[leg] ?? 0)
  for (; remainder > 0; remainder--) {
    const [leg = 0] = order.sort((a, b) => late(b) - late(a))
    legTimes[leg] = (legTimes[leg] ?? 0) + 1
  }
  for (; remainder < 0; remainder++) {
    const free = order.filter((leg) => (legTimes[leg] ?? 0) > (minimums[leg] ?? 0))
    const [leg = 0] = (free.length > 0 ? free : order).sort((a, b) => late(a) - late(b))
    legTimes[leg] = (legTimes[leg] ?? 0) - 1
  }
  return legTimes
}

/** Samples the drive once a second. */
function readings(
  { segments, profile, speedProfile, squaredSpeed }: DrivePlan,
  legTimes: readonly number[],
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
  let startSecond = 0
  let leg = 0
  let node = 0
  segments.forEach((segment, index) => {
    if (segment.points.length > 1) return
    const stop = speedProfile.segmentNodes[index]?.[0] ?? 0
    if (index > 0) {
      const duration = legTimes[leg++] ?? 0
      readLeg(speedProfile.at, squaredSpeed, node, stop, startSecond, duration, write)
      startSecond += duration
    }
    for (let wait = 0; wait <= segment.standingSeconds; wait++)
      write(startSecond + wait, speedProfile.at[stop] ?? 0, 0)
    startSecond += segment.standingSeconds
    node = stop
  })
  return telemetry
}

function readLeg(
  at: Float64Array,
  squaredSpeed: Float64Array,
  from: number,
  to: number,
  startSecond: number,
  duration: number,
  write: (second: number, meters: number, speed: number) => void,
): void {
  const times = new Float64Array(to - from + 1)
  for (let node = from; node < to; node++) {
    const meters = (at[node + 1] as number) - (at[node] as number)
    const speeds = Math.sqrt(squaredSpeed[node] as number) + Math.sqrt(squaredSpeed[node + 1] as number)
    times[node + 1 - from] = (times[node - from] as number) + (2 * meters) / speeds
  }
  // Within a millionth of 1 whenever the time is feasible.
  const scale = duration / (times[to - from] as number)
  let node = from
  for (let second = 1; second < duration; second++) {
    const time = second / scale
    while (node < to - 1 && (times[node + 1 - from] as number) <= time) node++
    const speed = Math.sqrt(squaredSpeed[node] as number)
    const meters = (at[node + 1] as number) - (at[node] as number)
    const acceleration = ((squaredSpeed[node + 1] as number) - (squaredSpeed[node] as number)) / (2 * meters)
    const elapsed = time - (times[node - from] as number)
    write(
      startSecond + second,
      (at[node] as number) + speed * elapsed + (acceleration * elapsed * elapsed) / 2,
      Math.max(0, speed + acceleration * elapsed) / scale,
    )
  }
}
