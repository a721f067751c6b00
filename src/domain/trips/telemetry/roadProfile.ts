import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'
import { METERS_PER_MILE, MPS_PER_MPH } from './thresholds'

/** The part of a path that telemetry needs; `DecodedPath` has all of it. */
export interface DrivenPath {
  points: readonly LngLat[]
  /** Miles from the start to each point. */
  mileAt: readonly number[]
  roads: readonly { from: number; to: number; roadClass: RoadClass; limitMph: number }[]
}

/** A section of one road, meters from the trip's start; speeds in meters per second. */
export interface RoadStretch {
  from: number
  to: number
  limit: number
  roadClass: RoadClass
}

/** A bend, and how fast it can be taken. */
export interface Turn {
  at: number
  speed: number
}

export interface RoadProfile {
  length: number
  roads: RoadStretch[]
  turns: Turn[]
}

/** Lateral acceleration that passengers accept, m/s2 (AASHTO Green Book: side friction about 0.25 at low speed). */
const MAX_LATERAL_ACCELERATION = 2.5
/** Minimum speed in a corner: 10 mph. */
const MIN_TURN_SPEED = 4.5
/** Smaller changes of heading are due to the drawing, not the road. */
const MIN_BEND_DEG = 8

/** The path for a drive: limits and bends by meters, scaled to `distanceMi`. */
export function roadProfile({ points, mileAt, roads }: DrivenPath, distanceMi: number): RoadProfile {
  const length = distanceMi * METERS_PER_MILE
  const drawn = mileAt.at(-1) ?? 0
  const meter = (point: number): number => (drawn > 0 ? ((mileAt[point] ?? drawn) / drawn) * length : 0)
  const stretches = roads
    .map(({ from, to, limitMph, roadClass }) => ({
      from: meter(from),
      to: meter(to),
      limit: limitMph * MPS_PER_MPH,
      roadClass,
    }))
    .filter(({ from, to }) => to > from)
  return { length, roads: stretches, turns: turnsOf(points, meter) }
}

function turnsOf(points: readonly LngLat[], meter: (point: number) => number): Turn[] {
  const turns: Turn[] = []
  for (let at = 1; at < points.length - 1; at++) {
    const angle = headingChange(points[at - 1], points[at], points[at + 1])
    if (angle < MIN_BEND_DEG) continue
    const here = meter(at)
    const side = Math.min(here - meter(at - 1), meter(at + 1) - here, angle < 30 ? 120 : 30)
    const radius = side / 2 / Math.tan((angle * Math.PI) / 360)
    turns.push({ at: here, speed: Math.max(MIN_TURN_SPEED, Math.sqrt(MAX_LATERAL_ACCELERATION * radius)) })
  }
  return turns
}

/** Degrees between two consecutive lines, 0 (straight on) to 180, on a plane that is accurate for a few miles. */
function headingChange(a: LngLat | undefined, b: LngLat | undefined, c: LngLat | undefined): number {
  if (!a || !b || !c) return 0
  const lngScale = Math.cos((b[1] * Math.PI) / 180)
  const before = Math.atan2((b[0] - a[0]) * lngScale, b[1] - a[1])
  const after = Math.atan2((c[0] - b[0]) * lngScale, c[1] - b[1])
  const change = Math.abs(((after - before) * 180) / Math.PI) % 360
  return change > 180 ? 360 - change : change
}

/** The road at a number of meters from the start. */
export function stretchAt({ roads }: Pick<RoadProfile, 'roads'>, meters: number): RoadStretch | undefined {
  let low = 0
  let high = roads.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((roads[middle]?.to ?? 0) > meters) high = middle
    else low = middle + 1
  }
  return roads[low]
}
