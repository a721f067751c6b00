import { eventDeduction, speedDeduction, tripScore } from '#domain/vehicle/score'
import type { Telemetry } from './telemetry'
import {
  ADAS_BRAKING_MPH,
  FIXED_SPEED_THRESHOLD_MPH,
  HARD_ACCELERATION_MPH,
  HARD_BRAKING_MPH,
  IDLE_STOP_SECONDS,
  ROAD_SPEEDING_MARGIN_MPH,
  ROAD_SPEEDING_SECONDS,
} from './thresholds'

export type DetectedKind =
  | 'hardBraking'
  | 'adasBraking'
  | 'hardAcceleration'
  | 'roadSpeeding'
  | 'fixedSpeed'
  | 'idling'

/** An event in the readings, as a device in the vehicle would report it. */
export interface DetectedEvent {
  kind: DetectedKind
  /** First and last second. */
  second: number
  lastSecond: number
  /** Miles from the start, at both. */
  mile: number
  lastMile: number
  /** Maximum change of speed in mph per second, maximum mph over the limit, the top speed, or the seconds of idling. */
  peak: number
}

/** All events in the readings, in order, detected only from the readings. */
export function detectEvents(telemetry: Telemetry): DetectedEvent[] {
  return [
    ...brakingEvents(telemetry),
    ...accelerationEvents(telemetry),
    ...roadSpeedingEvents(telemetry),
    ...fixedSpeedEvents(telemetry),
    ...idlingEvents(telemetry),
  ].sort((a, b) => a.second - b.second)
}

/** A range of readings, both ends inclusive. */
interface Run {
  from: number
  to: number
  peak: number
}

/** Ranges of seconds in which the measure is at least `least`, each with its maximum. */
function runs(count: number, measure: (second: number) => number, threshold: number): Run[] {
  const found: Run[] = []
  let run: Run | null = null
  for (let second = 0; second < count; second++) {
    const value = measure(second)
    if (value < threshold) {
      run = null
    } else if (run) {
      run.to = second
      run.peak = Math.max(run.peak, value)
    } else {
      run = { from: second, to: second, peak: value }
      found.push(run)
    }
  }
  return found
}

function makeEvent(
  { mileAt }: Telemetry,
  kind: DetectedKind,
  second: number,
  lastSecond: number,
  peak: number,
): DetectedEvent {
  return { kind, second, lastSecond, mile: mileAt[second] ?? 0, lastMile: mileAt[lastSecond] ?? 0, peak }
}

/** Gain of speed in the second after a reading. */
function speedChange({ speedMph }: Telemetry, second: number): number {
  return (speedMph[second + 1] ?? 0) - (speedMph[second] ?? 0)
}

function brakingEvents(telemetry: Telemetry): DetectedEvent[] {
  return runs(telemetry.seconds, (second) => -speedChange(telemetry, second), HARD_BRAKING_MPH).map(
    ({ from, to, peak }) =>
      makeEvent(telemetry, peak >= ADAS_BRAKING_MPH ? 'adasBraking' : 'hardBraking', from, to + 1, peak),
  )
}

function accelerationEvents(telemetry: Telemetry): DetectedEvent[] {
  return runs(telemetry.seconds, (second) => speedChange(telemetry, second), HARD_ACCELERATION_MPH).map(
    ({ from, to, peak }) => makeEvent(telemetry, 'hardAcceleration', from, to + 1, peak),
  )
}

/** Over the limit by the margin for the minimum time. Speeds over 80 mph are fixed-speed events instead. */
function roadSpeedingEvents(telemetry: Telemetry): DetectedEvent[] {
  const { seconds, speedMph, limitMph } = telemetry
  const over = (second: number): number => (speedMph[second] ?? 0) - (limitMph[second] ?? 0)
  return runs(seconds + 1, over, ROAD_SPEEDING_MARGIN_MPH)
    .filter(({ from, to }) => to - from >= ROAD_SPEEDING_SECONDS)
    .filter(({ from, to }) =>
      speedMph.subarray(from, to + 1).every((speed) => speed <= FIXED_SPEED_THRESHOLD_MPH),
    )
    .map(({ from, to, peak }) => makeEvent(telemetry, 'roadSpeeding', from, to, peak))
}

function fixedSpeedEvents(telemetry: Telemetry): DetectedEvent[] {
  const { seconds, speedMph } = telemetry
  const just = FIXED_SPEED_THRESHOLD_MPH + 1e-6
  return runs(seconds + 1, (second) => speedMph[second] ?? 0, just).map(({ from, to, peak }) => {
    const before = thresholdMile(telemetry, from - 1)
    const after = thresholdMile(telemetry, to)
    return { ...makeEvent(telemetry, 'fixedSpeed', from, to, peak), mile: before, lastMile: after }
  })
}

/** The mile at which the speed passes 80 mph in the second after a reading, with constant acceleration. */
function thresholdMile({ speedMph, mileAt }: Telemetry, second: number): number {
  const [from, to] = [speedMph[second] ?? 0, speedMph[second + 1] ?? 0]
  const [start, end] = [mileAt[second] ?? 0, mileAt[second + 1] ?? 0]
  if (from === to) return start
  const share = (FIXED_SPEED_THRESHOLD_MPH - from) / (to - from)
  // Share of the second's distance that is driven in that part of it.
  const way = (from + (FIXED_SPEED_THRESHOLD_MPH - from) / 2) * share
  return start + (end - start) * (way / ((from + to) / 2))
}

function idlingEvents(telemetry: Telemetry): DetectedEvent[] {
  const { seconds, speedMph } = telemetry
  return runs(seconds + 1, (second) => (speedMph[second] === 0 ? 1 : 0), 1)
    .filter(({ from, to }) => to - from >= IDLE_STOP_SECONDS)
    .map(({ from, to }) => makeEvent(telemetry, 'idling', from, to, to - from))
}

/** Seconds of idling: between two readings of 0. */
export function standingSeconds({ seconds, speedMph }: Telemetry): number {
  let standing = 0
  for (let second = 0; second < seconds; second++) {
    if (speedMph[second] === 0 && speedMph[second + 1] === 0) standing++
  }
  return standing
}

/** The readings' part in a trip's score: counts, the share over 80 mph in whole percent, points. */
export interface DetectedScore {
  hardBraking: number
  hardAcceleration: number
  roadSpeeding: number
  speedOver80: { times: number; percent: number }
  score: number
}

/** The score of a trip from its readings alone, by the rule of `score.ts`. */
export function detectedScore(telemetry: Telemetry): DetectedScore {
  const events = detectEvents(telemetry)
  const count = (kind: DetectedKind): number => events.filter((one) => one.kind === kind).length
  const fast = events.filter(({ kind }) => kind === 'fixedSpeed')
  const miles = fast.reduce((sum, { mile, lastMile }) => sum + lastMile - mile, 0)
  const distance = telemetry.mileAt[telemetry.seconds] ?? 0
  const percent = distance > 0 ? Math.round((100 * miles) / distance) : 0
  const hardBraking = count('hardBraking')
  const hardAcceleration = count('hardAcceleration')
  const roadSpeeding = count('roadSpeeding')
  return {
    hardBraking,
    hardAcceleration,
    roadSpeeding,
    speedOver80: { times: fast.length, percent },
    score: tripScore({
      distanceMi: distance,
      hardBraking: { deduction: eventDeduction(hardBraking) },
      hardAcceleration: { deduction: eventDeduction(hardAcceleration) },
      roadSpeeding: { deduction: eventDeduction(roadSpeeding) },
      speedOver80: { deduction: speedDeduction(fast.length, percent) },
    }),
  }
}
