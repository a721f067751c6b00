import type { CameraFacing } from '#domain/vehicle/camera'
import { type CameraEventKind, facingForEvent } from '../cameraEvent'
import { sampleAt, type Telemetry } from '../telemetry/telemetry'
import { METERS_PER_MILE, MPS_PER_MPH } from '../telemetry/thresholds'
import { headingAt, type ReplayPath } from './replay'

/** Length of a clip; its event is in the middle. */
export const CLIP_MS = 10_000

/** The camera event of a clip, and its second in the trip. */
export interface ClipEvent {
  kind: CameraEventKind
  second: number
}

/** What the lens sees at a given time of a clip (docs/decisions.md D21: drawn from telemetry, no video). */
export interface ClipFrame {
  facing: CameraFacing
  /** Second of the trip, with fractions. */
  second: number
  speedMph: number
  limitMph: number
  /** Acceleration, below 0 when braking, m/s2: the picture pitches with it. */
  acceleration: number
  /** Whether the driver brakes; shown as an indicator in the picture. */
  braking: boolean
  /** Meters driven since the clip began: moves the lane markings. */
  meters: number
  /** Turn rate in degrees per second, above 0 to the right. */
  turnRate: number
  /** Bend of the lane ahead, degrees in the next 40 meters, above 0 to the right. */
  laneBend: number
  /** The vehicle ahead; null if the road is free. */
  ahead: { meters: number; braking: boolean } | null
  /** The driver; null for the lens that faces the road. */
  driver: DriverPose | null
}

export interface DriverPose {
  holding: 'cup' | 'phone'
  /** How far the hand has moved from the wheel to the face or lap, 0 to 1. */
  raised: number
  /** How far the eyes are off the road, 0 to 1. */
  lookingAway: number
}

/** Distance to the vehicle ahead: this many seconds of driving, plus this many meters at a stop. */
const FOLLOWING_SECONDS = 1.3
const STANDSTILL_GAP_METERS = 4
/** Brake lights are on from this deceleration, m/s2 (UN Regulation 13-H: required from 1.3 for regenerative braking). */
const BRAKE_LIGHT_DECELERATION = 1.3
/** How far ahead the lane's bend is measured. */
const LOOK_AHEAD_METERS = 40

/** The frame of a clip at `ms`, 0 to `CLIP_MS`, as a pure function of readings and path. */
export function clipFrame(
  telemetry: Telemetry,
  path: Pick<ReplayPath, 'points' | 'mileAt'>,
  { kind, second: eventSecond }: ClipEvent,
  ms: number,
): ClipFrame {
  const start = clipStart(telemetry, eventSecond)
  const passed = Math.min(CLIP_MS, Math.max(0, ms)) / 1000
  const second = Math.min(telemetry.seconds, start + passed)
  const state = sampleAt(telemetry, second)
  const facing = facingForEvent(kind)
  const acceleration = accelerationAt(telemetry, second)
  const heading = headingAt(path, state.mile)
  const stateAhead = sampleAt(telemetry, second + 0.5).mile
  return {
    facing,
    second,
    speedMph: state.speedMph,
    limitMph: state.limitMph,
    acceleration,
    braking: acceleration <= -BRAKE_LIGHT_DECELERATION,
    meters: (state.mile - sampleAt(telemetry, start).mile) * METERS_PER_MILE,
    turnRate: bearingChange(heading, headingAt(path, stateAhead)) * 2,
    laneBend: bearingChange(heading, headingAt(path, state.mile + LOOK_AHEAD_METERS / METERS_PER_MILE)),
    ahead: facing === 'front' && kind === 'hardBrake' ? vehicleAhead(telemetry, second) : null,
    driver: facing === 'driver' ? driverPose(kind, second - eventSecond) : null,
  }
}

/** The second of the trip at which a clip begins: half its length before the event, within the trip. */
export function clipStart({ seconds }: Pick<Telemetry, 'seconds'>, eventSecond: number): number {
  const length = CLIP_MS / 1000
  return Math.max(0, Math.min(seconds - length, eventSecond - length / 2))
}

function accelerationAt(telemetry: Telemetry, second: number): number {
  const from = Math.max(0, second - 0.5)
  const to = Math.min(telemetry.seconds, second + 0.5)
  if (to <= from) return 0
  const won = sampleAt(telemetry, to).speedMph - sampleAt(telemetry, from).speedMph
  return (won * MPS_PER_MPH) / (to - from)
}

/** Degrees from one bearing to another by the shorter turn, above 0 to the right. */
function bearingChange(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

/** It drives like this vehicle a moment later: it brakes first, and the gap closes. */
function vehicleAhead(telemetry: Telemetry, second: number): { meters: number; braking: boolean } {
  const way = sampleAt(telemetry, second + FOLLOWING_SECONDS).mile - sampleAt(telemetry, second).mile
  return {
    meters: STANDSTILL_GAP_METERS + way * METERS_PER_MILE,
    braking: accelerationAt(telemetry, second + FOLLOWING_SECONDS) <= -BRAKE_LIGHT_DECELERATION,
  }
}

/** The hand comes up in two seconds, stays for three around the event, and goes back. */
function driverPose(kind: CameraEventKind, since: number): DriverPose {
  const raised = smoothstep((3.5 - Math.abs(since)) / 2)
  const holding = kind === 'cellPhoneUse' ? 'phone' : 'cup'
  // A drinking driver glances away once; one who reads a screen looks up in between.
  const looking = holding === 'phone' ? 0.65 + 0.35 * Math.cos(since * 2) : 0.35
  return { holding, raised, lookingAway: raised * looking }
}

/** From 0 to 1 without a jerk at either end. */
function smoothstep(share: number): number {
  const x = Math.min(1, Math.max(0, share))
  return x * x * (3 - 2 * x)
}
