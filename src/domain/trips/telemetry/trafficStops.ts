import type { SeededRandom } from '../../kiosk/seededRandom'
import {
  COMFORT_LIMIT_MPS2,
  type ControlPoint,
  type DriveSegment,
  firstPoint,
  lastPoint,
  stopSegment,
} from './driveSegment'
import type { RoadProfile } from './roadProfile'
import { IDLE_STOP_SECONDS } from './thresholds'

/** The longest stop at a light or crossing, seconds. */
const MAX_LIGHT_SECONDS = 95
/** The longest stop that is not an idling event, seconds. */
const MAX_STOP_SECONDS = IDLE_STOP_SECONDS - 20
/** A bend that must be taken more slowly than this counts as a junction, m/s. */
const JUNCTION_SPEED = 9
/** Crossings along a street, meters apart. */
const BLOCK_METERS = 160
/** Meters between two stops. */
const MIN_STOP_GAP_METERS = 120

/**
 * Adds stops that total `standingSeconds`: a few seconds at the start and
 * the end, the rest at junctions and crossings clear of every event. In a hurry there are
 * as few stops as possible.
 */
export function addTrafficStops(
  segments: readonly DriveSegment[],
  standingSeconds: number,
  profile: RoadProfile,
  random: SeededRandom,
  inHurry: boolean,
): DriveSegment[] {
  let remaining = standingSeconds - segments.reduce((sum, segment) => sum + segment.standingSeconds, 0)
  const all = [...segments]
  const take = (seconds: number): number => {
    const taken = Math.max(0, Math.min(remaining, Math.round(seconds)))
    remaining -= taken
    return taken
  }
  const start = take(5 + random.int(0, 12))
  const end = take(3 + random.int(0, 7))
  const trafficStops: { at: number; seconds: number }[] = []
  for (const at of stopPlaces(profile, random)) {
    if (remaining <= 0) break
    if (!isClearOfEvents(at, all)) continue
    const seconds = take(
      remaining < 20 || inHurry ? Math.min(remaining, MAX_LIGHT_SECONDS) : random.int(14, 70),
    )
    trafficStops.push({ at, seconds })
    all.push(stopSegment(at, seconds))
    all.sort((a, b) => firstPoint(a).at - firstPoint(b).at)
  }
  // Too few places: every stop gets longer, those at the curb included.
  const stops = [...trafficStops, { at: 0, seconds: start }, { at: profile.length, seconds: end }]
  for (const stop of stops) stop.seconds += take(MAX_STOP_SECONDS - stop.seconds)
  const lastStop = stops.at(-1)
  if (lastStop) lastStop.seconds += take(remaining)
  const seconds = new Map(stops.map((stop) => [stop.at, stop.seconds]))
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

/** Possible stops in random order, junctions before crossings, meters. */
function stopPlaces({ roads, turns }: RoadProfile, random: SeededRandom): number[] {
  const junctions = turns.filter(({ speed }) => speed < JUNCTION_SPEED).map(({ at }) => Math.max(0, at - 8))
  return [...random.shuffle(junctions), ...random.shuffle(crossings(roads, random))]
}

/** Crossings along a path: where the road changes, and every block of a street. None on a motorway. */
export function crossings(roads: RoadProfile['roads'], random: SeededRandom): number[] {
  return roads
    .filter(({ roadClass }) => roadClass !== 'motorway' && roadClass !== 'link' && roadClass !== 'trunk')
    .flatMap(({ from, to }) => {
      const at: number[] = []
      for (
        let meter = from + BLOCK_METERS * (0.5 + random.next());
        meter < to;
        meter += BLOCK_METERS * (1 + random.next())
      ) {
        at.push(meter)
      }
      return at
    })
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
