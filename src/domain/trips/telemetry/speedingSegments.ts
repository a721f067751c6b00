import type { SeededRandom } from '#domain/base/seededRandom'
import { COMFORT_LIMIT_MPS2, type ControlPoint, type DriveSegment, type Neighbors } from './driveSegment'
import { type RoadProfile, stretchAt } from './roadProfile'
import {
  FIXED_SPEED_THRESHOLD_MPH,
  MPS_PER_MPH,
  ROAD_SPEEDING_MARGIN_MPH,
  ROAD_SPEEDING_SECONDS,
} from './thresholds'

const FIXED_SPEED_MPS = FIXED_SPEED_THRESHOLD_MPH * MPS_PER_MPH
/** Acceleration around 80 mph, m/s2: the maximum of a van at that speed. */
const FAST_ACCELERATION = 1
/** The acceleration stays the same this far outside, so that the crossing can be interpolated between two seconds. */
export const FAST_LEAD_METERS = 45
/** Meters needed to accelerate to 80 mph. */
export const FAST_RAMP_METERS = FIXED_SPEED_MPS ** 2 / (2 * COMFORT_LIMIT_MPS2) + 20

/** Minimum excess over the limit that counts as road speeding, m/s. */
const MIN_SPEEDING_EXCESS = (ROAD_SPEEDING_MARGIN_MPH + 0.7) * MPS_PER_MPH
/** Excess between two runs of speeding, low enough not to count as speeding, m/s. */
const BETWEEN_SPEEDING_EXCESS = 3 * MPS_PER_MPH
/** Maximum rise of the speed within a run of speeding, m/s. */
const SWELL_MPS = 1.4
const SWELL_SECONDS = ROAD_SPEEDING_SECONDS + 2
/** Meters of road on one side of an event whose limits count for speeding there. */
const LOOK_AROUND_METERS = 400

/** A segment over 80 mph for `meters`, around the dot and clear of its neighbors. */
export function fixedSpeedSegment(
  at: number,
  meters: number,
  dots: { before: number; after: number },
  random: SeededRandom,
): DriveSegment {
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
  // As far from the neighboring events as possible while it still contains the dot.
  const wanted = (dots.before + dots.after - meters) / 2
  const lowest = clamp(dots.before + FAST_RAMP_METERS, at - meters, at)
  const highest = clamp(dots.after - FAST_RAMP_METERS - meters, at - meters, at)
  const from = lowest > highest ? (lowest + highest) / 2 : clamp(wanted, lowest, highest)
  const top = FIXED_SPEED_MPS + (2 + 5 * random.next()) * MPS_PER_MPH
  const rampMeters = Math.min(meters / 2, (top ** 2 - FIXED_SPEED_MPS ** 2) / (2 * FAST_ACCELERATION))
  const peak = Math.sqrt(FIXED_SPEED_MPS ** 2 + 2 * FAST_ACCELERATION * rampMeters)
  const lead = Math.sqrt(FIXED_SPEED_MPS ** 2 - 2 * FAST_ACCELERATION * FAST_LEAD_METERS)
  const points = [
    { at: from - FAST_LEAD_METERS, speed: lead },
    { at: from + rampMeters, speed: peak },
    { at: from + meters - rampMeters, speed: peak },
    { at: from + meters + FAST_LEAD_METERS, speed: lead },
  ]
  return { points, standingSeconds: 0 }
}

/** Position of speeding relative to a place. */
type Side = 'around' | 'before' | 'after'

/**
 * The two ends of a run over the road's limit, above the road speeding thresholds and below 80 mph. It is
 * around the dot, if possible on a road with a single limit, or right before or after `at`. In a short space
 * it stays just above the thresholds.
 */
export function speedingPoints(
  side: Side,
  at: number,
  neighbors: Neighbors,
  dots: { before: number; after: number },
  profile: RoadProfile,
  random: SeededRandom,
): ControlPoint[] {
  const excess = (7 + 6 * random.next()) * MPS_PER_MPH
  const seconds = ROAD_SPEEDING_SECONDS + 1.4 + 3 * random.next()
  const wanted = speedingRun(side, at, neighbors, dots, profile, excess, seconds)
  const isShort = wanted.meters < wanted.speed * (ROAD_SPEEDING_SECONDS + 1.4)
  const { from, meters, speed } = isShort
    ? speedingRun(side, at, neighbors, dots, profile, MIN_SPEEDING_EXCESS, ROAD_SPEEDING_SECONDS + 1.2)
    : wanted
  // Drivers do not keep such a speed exactly: it rises and falls, unless that would make it too short.
  const swell = meters < speed * SWELL_SECONDS ? 0 : SWELL_MPS * random.next()
  const top = Math.min(speed + swell, FIXED_SPEED_MPS - 0.6)
  return [
    { at: from, speed },
    { at: from + meters * 0.55, speed: top },
    { at: from + meters, speed },
  ]
}

/** Its duration depends on the speed that it reaches, which is not known at first if limits differ along the run. */
function speedingRun(
  side: Side,
  at: number,
  neighbors: Neighbors,
  dots: { before: number; after: number },
  profile: RoadProfile,
  excess: number,
  seconds: number,
): { from: number; meters: number; speed: number } {
  const here = stretchAt(profile, at)?.limit ?? 0
  const nearFrom = side === 'before' ? at - LOOK_AROUND_METERS : at
  const nearTo = side === 'after' ? at + LOOK_AROUND_METERS : at
  let limit = Math.max(here, highestLimit(profile, nearFrom, nearTo))
  for (;;) {
    const speed = limit + excess
    const lead = neighbors.before.at + rampMetersTo(speed, neighbors.before, here)
    const earliest = Math.max(dots.before + 60, lead)
    const latest = Math.min(dots.after - 60, neighbors.after.at - rampMetersTo(speed, neighbors.after, limit))
    const begins = side === 'after' ? lead : earliest
    const ends = side === 'before' ? at : latest
    const meters = Math.max(speed * 4, Math.min(speed * seconds, ends - begins))
    const from = {
      before: at - meters,
      after: lead,
      around: speedingStart(at, meters, speed, earliest, latest, profile),
    }[side]
    const highest = highestLimit(profile, from, from + meters)
    if (highest <= limit) return { from, meters, speed: Math.min(highest + excess, FIXED_SPEED_MPS - 0.6) }
    limit = highest
  }
}

/** Meters from a point to a speed; between two runs of speeding it passes a legal speed, so that they stay separate. */
function rampMetersTo(speed: number, point: ControlPoint, limit: number): number {
  const by = Math.min(limit + BETWEEN_SPEEDING_EXCESS, Math.max(point.speed, speed))
  const marginMeters = point.speed > limit ? 12 : 10
  return (
    (Math.abs(speed ** 2 - by ** 2) + Math.abs(point.speed ** 2 - by ** 2)) / (2 * COMFORT_LIMIT_MPS2) +
    marginMeters
  )
}

/** Where a run around the dot starts: on one road and clear of other events, if possible. */
function speedingStart(
  at: number,
  meters: number,
  speed: number,
  earliest: number,
  latest: number,
  profile: RoadProfile,
): number {
  const clamp = (value: number, low: number, high: number): number =>
    low > high ? value : Math.min(high, Math.max(low, value))
  const road = stretchAt(profile, at)
  const from = (road?.from ?? 0) + 5
  const to = (road?.to ?? profile.length) - meters - 5
  // After a slower road it accelerates on this one: on that one it would already be speeding.
  const before = stretchAt(profile, from - 6)?.limit ?? speed
  const lead = Math.max(0, speed ** 2 - before ** 2) / (2 * COMFORT_LIMIT_MPS2)
  const onRoad = clamp(at - meters / 2, from + lead > to ? from : from + lead, to)
  return clamp(onRoad, Math.max(earliest, at - meters), Math.min(latest - meters, at))
}

function highestLimit({ roads }: RoadProfile, from: number, to: number): number {
  let highest = 0
  for (const road of roads) if (road.to > from && road.from < to) highest = Math.max(highest, road.limit)
  return highest
}
