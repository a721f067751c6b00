import type { SeededRandom } from '#domain/base/seededRandom'
import type { Trip, TripDot } from '../trip'
import {
  type ControlPoint,
  type DriveSegment,
  firstPoint,
  lastPoint,
  maxLegalSpeed,
  type Neighbors,
  reachableSpeeds,
  stopSegment,
} from './driveSegment'
import type { RoadProfile } from './roadProfile'
import { FAST_LEAD_METERS, FAST_RAMP_METERS, fixedSpeedSegment, speedingPoints } from './speedingSegments'

/** The parts of a trip that telemetry depends on; a dealer trip has no driver and no dots. */
export type DrivenTrip = Pick<Trip, 'id' | 'distanceMi' | 'minutes' | 'idleMinutes' | 'speedOver80'> & {
  driverId?: string
  drivenAs?: Trip['drivenAs'] | undefined
  dots: readonly Pick<TripDot, 'type' | 'at' | 'subtypes' | 'idleMinutes'>[]
}

/** A hard brake or start: acceleration in m/s2 and the minimum change of speed in m/s. */
interface Maneuver {
  acceleration: number
  minSpeedChange: number
}

/** Well above the thresholds, so that nearly one full second is between two readings. */
const HARD_BRAKE: Maneuver = { acceleration: 4.3, minSpeedChange: 7 }
const ADAS_BRAKE: Maneuver = { acceleration: 6.4, minSpeedChange: 10.8 }
const HARD_START: Maneuver = { acceleration: 3.8, minSpeedChange: 7 }
/** Meters that speeding needs on either side of a dot. */
const SPEEDING_METERS = 200
/** With this limit or higher (40 mph, in m/s) a road has no crossing at every block. */
const BIG_ROAD_LIMIT = 17.8
/** Below this speed the vehicle counts as stopped, m/s. */
const MIN_SPEED = 0.6

export interface TripEventSpan {
  at: number
  idleSeconds: number
  fast: boolean
  speeding: boolean
  brake: Maneuver | null
  start: boolean
}

/** The events of a trip that affect its speed, in order. */
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

/** The fixed segments of a drive, from the stop at its start to the one at its end. */
export function makeDriveSegments(
  trip: DrivenTrip,
  profile: RoadProfile,
  random: SeededRandom,
): DriveSegment[] {
  const { length } = profile
  const eventSpans = eventSpansOf(trip, length)
  const fastMeters = ((trip.speedOver80?.percent ?? 0) / 100) * (length / (trip.speedOver80?.times || 1))
  const around = (index: number): { before: number; after: number } => ({
    before: eventSpans[index - 1]?.at ?? 0,
    after: eventSpans[index + 1]?.at ?? length,
  })
  // Speeding needs space beside its dot; two fast segments meet halfway.
  const aroundFast = (index: number): { before: number; after: number } => {
    const { before, after } = around(index)
    const here = eventSpans[index]?.at ?? 0
    const [previous, next] = [eventSpans[index - 1], eventSpans[index + 1]]
    const halfGap = FAST_RAMP_METERS - FAST_LEAD_METERS - 15
    return {
      before: previous?.fast
        ? (before + here) / 2 - halfGap
        : before + (previous?.speeding ? SPEEDING_METERS : 0),
      after: next?.fast ? (here + after) / 2 + halfGap : after - (next?.speeding ? SPEEDING_METERS : 0),
    }
  }
  // Two runs of speeding share the distance between their dots.
  const aroundSpeeding = (index: number): { before: number; after: number } => {
    const { before, after } = around(index)
    const here = eventSpans[index]?.at ?? 0
    return { before, after: eventSpans[index + 1]?.speeding ? (here + after) / 2 : after }
  }
  const fixedSegments = new Map<TripEventSpan, DriveSegment>()
  eventSpans.forEach((span, index) => {
    if (span.idleSeconds > 0) fixedSegments.set(span, stopSegment(span.at, span.idleSeconds))
    else if (span.fast)
      fixedSegments.set(span, fixedSpeedSegment(span.at, fastMeters, aroundFast(index), random))
  })
  const segments = [stopSegment(0, 0)]
  eventSpans.forEach((span, index) => {
    const fixedSegment = fixedSegments.get(span)
    if (fixedSegment) {
      segments.push(fixedSegment)
      return
    }
    const next = eventSpans.slice(index + 1).find((later) => fixedSegments.has(later))
    const following = (next && fixedSegments.get(next)) ?? stopSegment(length, 0)
    const neighbors: Neighbors = {
      before: lastPoint(segments.at(-1) ?? stopSegment(0, 0)),
      after: firstPoint(following),
    }
    segments.push({
      points: eventPoints(span, neighbors, aroundSpeeding(index), profile, random),
      standingSeconds: 0,
    })
  })
  segments.push(stopSegment(length, 0))
  return segments
}

function eventPoints(
  { at, speeding, brake, start }: TripEventSpan,
  neighbors: Neighbors,
  dots: { before: number; after: number },
  profile: RoadProfile,
  random: SeededRandom,
): ControlPoint[] {
  const legalSpeed = maxLegalSpeed(profile, at)
  if (!brake && !start) return speedingPoints('around', at, neighbors, dots, profile, random)
  if (!brake) {
    const points = startPoints(at, legalSpeed, neighbors, random)
    const from = points.at(-1) ?? neighbors.before
    if (!speeding) return points
    return [
      ...points,
      ...speedingPoints('after', from.at, { ...neighbors, before: from }, dots, profile, random),
    ]
  }
  // Braking starts at most this far before the dot.
  const latestEnd = at - (start ? 60 : 30)
  const speedingPart = speeding ? speedingPoints('before', latestEnd, neighbors, dots, profile, random) : []
  const entry = speedingPart.at(-1)?.speed ?? legalSpeed * (0.8 + 0.14 * random.next())
  const brakeNeighbors = { ...neighbors, before: speedingPart.at(-1) ?? neighbors.before }
  const maxExitSpeed = start ? legalSpeed * 0.95 - HARD_START.minSpeedChange : Infinity
  const speeds = brakeSpeeds(at, entry, brake, brakeNeighbors, maxExitSpeed, random)
  const pointSpeeds = [speeds.from, speeds.to]
  const meters = [metersForSpeedChange(speeds.from, speeds.to, brake.acceleration)]
  if (start) {
    const restartSpeed = speeds.to + HARD_START.minSpeedChange + 0.4
    pointSpeeds.push(speeds.to, restartSpeed)
    meters.push(speeds.to * 1.5, metersForSpeedChange(speeds.to, restartSpeed, HARD_START.acceleration))
  }
  let meter = Math.max(neighbors.before.at + 1, at - meters.reduce((sum, part) => sum + part, 0) / 2)
  const points = pointSpeeds.map((speed, index) => {
    if (index > 0) meter += meters[index - 1] ?? 0
    return { at: meter, speed }
  })
  return [...speedingPart.slice(0, -1), ...points]
}

/** Speeds of hard braking at a dot: down from about `entry`, to at most `most`. */
function brakeSpeeds(
  at: number,
  entry: number,
  maneuver: Maneuver,
  neighbors: Neighbors,
  maxExitSpeed: number,
  random: SeededRandom,
): { from: number; to: number } {
  const entryRange = reachableSpeeds(neighbors.before, at - neighbors.before.at - 15)
  const exitRange = reachableSpeeds(neighbors.after, neighbors.after.at - at - 30)
  const wanted = Math.max(
    entry,
    maneuver.minSpeedChange + MIN_SPEED,
    entryRange.low,
    exitRange.low + maneuver.minSpeedChange,
  )
  const from = Math.max(maneuver.minSpeedChange + MIN_SPEED, Math.min(wanted, entryRange.high))
  const drop = maneuver.minSpeedChange + random.next() * 2.5
  const to = Math.min(
    Math.max(from - drop, exitRange.low),
    exitRange.high,
    maxExitSpeed,
    from - maneuver.minSpeedChange,
  )
  return { from, to: Math.max(MIN_SPEED, to) }
}

/** Speeds of a hard start with the dot in its middle. */
function startPoints(
  at: number,
  legalSpeed: number,
  neighbors: Neighbors,
  random: SeededRandom,
): ControlPoint[] {
  const entryRange = reachableSpeeds(neighbors.before, at - neighbors.before.at - 15)
  const exitRange = reachableSpeeds(neighbors.after, neighbors.after.at - at - 30)
  const gain = HARD_START.minSpeedChange + 0.2 + random.next() * 1.4
  // On a street it starts from a crossing, on a big road from the speed of traffic.
  const variation = random.next() * 4
  const wantedEntry = Math.min(
    legalSpeed < BIG_ROAD_LIMIT ? 1.2 + variation : legalSpeed * 0.9 - gain - variation,
    legalSpeed * 0.95 - gain,
  )
  const from = Math.max(
    MIN_SPEED,
    Math.min(Math.max(wantedEntry, entryRange.low, exitRange.low - gain), entryRange.high),
  )
  const meters = metersForSpeedChange(from, from + gain, HARD_START.acceleration)
  const begins = Math.max(neighbors.before.at + 1, at - meters / 2)
  return [
    { at: begins, speed: from },
    { at: begins + meters, speed: from + gain },
  ]
}

const metersForSpeedChange = (from: number, to: number, acceleration: number): number =>
  Math.abs(to ** 2 - from ** 2) / (2 * acceleration)
