import type { SeededRandom } from '#domain/base/seededRandom'
import type { RoadClass } from '#domain/geo/road'
import {
  COMFORT_LIMIT_MPS2,
  type ControlPoint,
  type DriveSegment,
  firstPoint,
  lastPoint,
  stopSegment,
} from './driveSegment'
import type { Pace } from './manner'
import { type RoadProfile, stretchAt } from './roadProfile'
import { IDLE_STOP_SECONDS } from './thresholds'

/** Seconds at a red light and at a stop sign; a light takes up to `most` if more time must be spent. */
const LIGHT_SECONDS = { min: 8, max: 44, most: 60 }
const SIGN_SECONDS = { min: 5, max: 8 }
/** Seconds before pulling out and after arriving. */
const START_SECONDS = { min: 5, max: 16, most: 45 }
const END_SECONDS = { min: 3, max: 9, most: 30 }
/** Maximum length of a stop that is not an idling event, seconds. */
const MAX_STOP_SECONDS = IDLE_STOP_SECONDS - 20
/** A bend that requires a lower speed is a junction, m/s. */
const JUNCTION_SPEED = 9
/** Distance between crossings of a road with lights, and of a street, meters. */
const LIGHT_GAP_METERS = 260
const BLOCK_METERS = 150
/** Minimum meters between two stops. */
const MIN_STOP_GAP_METERS = 110

type Control = 'light' | 'sign'

/** Where traffic may have to stop or slow down, meters from the start. */
export interface Crossing {
  at: number
  control: Control
  /** Whether the vehicle turns there. */
  turns: boolean
}

interface TrafficStop {
  at: number
  seconds: number
  most: number
}

/**
 * Adds stops that total `standingSeconds`: a few seconds at the start and the end, the rest at lights and
 * stop signs clear of every event. A driver in a hurry has as few stops as possible.
 */
export function addTrafficStops(
  segments: readonly DriveSegment[],
  standingSeconds: number,
  crossings: readonly Crossing[],
  length: number,
  random: SeededRandom,
  pace: Pace,
): DriveSegment[] {
  let remaining = standingSeconds - segments.reduce((sum, segment) => sum + segment.standingSeconds, 0)
  const all = [...segments]
  const take = (seconds: number): number => {
    const taken = Math.max(0, Math.min(remaining, Math.round(seconds)))
    remaining -= taken
    return taken
  }
  const start = {
    at: 0,
    seconds: take(random.int(START_SECONDS.min, START_SECONDS.max)),
    most: START_SECONDS.most,
  }
  const end = {
    at: length,
    seconds: take(random.int(END_SECONDS.min, END_SECONDS.max)),
    most: END_SECONDS.most,
  }
  const stops: TrafficStop[] = []
  for (const { at, control } of inRandomOrder(crossings, random, pace)) {
    if (remaining < SIGN_SECONDS.min) break
    if (!isClearOfEvents(at, all)) continue
    const { min, max } = control === 'light' ? LIGHT_SECONDS : SIGN_SECONDS
    const most = control === 'light' ? LIGHT_SECONDS.most : SIGN_SECONDS.max
    const wanted = pace === 'pressed' ? most : random.int(min, max)
    // A small remainder does not become a separate stop.
    const seconds = take(remaining - wanted < SIGN_SECONDS.min ? Math.min(remaining, most) : wanted)
    stops.push({ at, seconds, most })
    all.push(stopSegment(at, seconds))
    all.sort((a, b) => firstPoint(a).at - firstPoint(b).at)
  }
  // Too few places: stops get longer, including those at the curb.
  for (const stop of [...stops, start, end]) stop.seconds += take(stop.most - stop.seconds)
  for (const stop of [...stops, start, end]) stop.seconds += take(MAX_STOP_SECONDS - stop.seconds)
  end.seconds += take(remaining)
  const seconds = new Map([...stops, start, end].map((stop) => [stop.at, stop.seconds]))
  return all.map((segment) => {
    const { at, speed } = firstPoint(segment)
    const stopSeconds = speed === 0 && segment.points.length === 1 ? seconds.get(at) : undefined
    return stopSeconds === undefined
      ? segment
      : stopSegment(
          at,
          segment.standingSeconds > 0 ? Math.max(segment.standingSeconds, stopSeconds) : stopSeconds,
        )
  })
}

/** Crossings in random order, preferring those with a turn; a driver in a hurry stops at lights, which take longest. */
function inRandomOrder(crossings: readonly Crossing[], random: SeededRandom, pace: Pace): Crossing[] {
  return crossings
    .map((crossing) => {
      const late = pace === 'pressed' && crossing.control === 'sign' ? 1 : 0
      return { crossing, rank: random.next() * (crossing.turns ? 0.7 : 1) + late }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ crossing }) => crossing)
}

/**
 * Crossings along a path: where the vehicle turns, and along roads that have some. Main roads have lights,
 * the streets between them stop signs, motorways and ramps neither.
 */
export function crossingsOf(profile: RoadProfile, random: SeededRandom): Crossing[] {
  const { roads, turns } = profile
  const isOpen = (roadClass: RoadClass): boolean =>
    roadClass !== 'motorway' && roadClass !== 'trunk' && roadClass !== 'link'
  const atTurns = turns.flatMap(({ at, speed }): Crossing[] => {
    const before = stretchAt(profile, at - 8)?.roadClass ?? 'minor'
    const after = stretchAt(profile, at + 8)?.roadClass ?? 'minor'
    if (speed >= JUNCTION_SPEED || !isOpen(before)) return []
    const control = hasLights(before) || hasLights(after) ? 'light' : 'sign'
    return [{ at: Math.max(0, at - 8), control, turns: true }]
  })
  const along = roads
    .filter(({ roadClass }) => isOpen(roadClass))
    .flatMap(({ from, to, roadClass }) => {
      const found: Crossing[] = []
      const lit = hasLights(roadClass)
      const gap = lit ? LIGHT_GAP_METERS : BLOCK_METERS
      for (let at = from + gap * (0.4 + random.next()); at < to - 20; at += gap * (0.7 + 0.8 * random.next()))
        found.push({ at, control: lit || random.next() < 0.2 ? 'light' : 'sign', turns: false })
      return found
    })
  return [...atTurns, ...along]
}

function hasLights(roadClass: RoadClass): boolean {
  return roadClass === 'primary' || roadClass === 'secondary' || roadClass === 'tertiary'
}

/** Whether a vehicle can stop there and still reach every event at its speed. */
function isClearOfEvents(at: number, segments: readonly DriveSegment[]): boolean {
  return segments.every((segment) => {
    const from = firstPoint(segment)
    const to = lastPoint(segment)
    return at < from.at - stoppingMeters(from) || at > to.at + stoppingMeters(to)
  })
}

function stoppingMeters({ speed }: ControlPoint): number {
  return Math.max(MIN_STOP_GAP_METERS, speed ** 2 / (2 * (COMFORT_LIMIT_MPS2 - 0.2)) + 25)
}
