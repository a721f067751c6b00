import type { TripDot } from '../trip'
import { type DetectedEvent, type DetectedKind, detectEvents } from './events'
import { secondAt, type Telemetry } from './telemetry'

type Dot = Pick<TripDot, 'type' | 'at' | 'subtypes'>

/** The readings at a dot. */
export interface DotReading {
  /** Whole seconds from the start of the trip to when the vehicle passed. */
  second: number
  /** The second of its speed: the fastest of the event, or of passing. */
  peakSecond: number
  /** Whole minutes since the trip began. */
  minute: number
  /** Whole mph: the highest speed of the event, or the speed in passing. */
  speedMph: number
  /** Limit of the road at that moment, whole mph. */
  speedLimitMph: number
  /** Events in the readings at this place; empty for start and end, a reading, or an event inside the vehicle. */
  events: DetectedEvent[]
}

/**
 * Maximum distance from a dot to the begin or end of its event, miles: one second's distance, or several
 * events in a row.
 */
const EVENT_TOLERANCE_MI = 0.02
const GROUP_TOLERANCE_MI = 0.15
const KINDS: Partial<Record<TripDot['type'], DetectedKind>> = {
  1: 'hardBraking',
  2: 'hardAcceleration',
  5: 'roadSpeeding',
  6: 'idling',
  11: 'adasBraking',
  12: 'fixedSpeed',
}
const SUBTYPE_KINDS = {
  hardBrake: 'hardBraking',
  roadSpeeding: 'roadSpeeding',
  hardAcceleration: 'hardAcceleration',
} as const satisfies Record<NonNullable<TripDot['subtypes']>[number], DetectedKind>

/** The kinds of event of a dot. */
export function kindsOf({ type, subtypes }: Dot): DetectedKind[] {
  const kind = KINDS[type]
  return kind ? [kind] : (subtypes ?? []).map((subtype) => SUBTYPE_KINDS[subtype])
}

/** The readings at each of the trip's dots, in order. */
export function dotReadings(trip: { dots: readonly Dot[] }, telemetry: Telemetry): DotReading[] {
  const detected = detectEvents(telemetry)
  const distance = telemetry.mileAt[telemetry.seconds] ?? 0
  return trip.dots.map((dot) => {
    const mile = dot.at * distance
    const events = kindsOf(dot).flatMap((kind) => {
      const near = nearest(detected, kind, mile, dot.type === 9 ? GROUP_TOLERANCE_MI : EVENT_TOLERANCE_MI)
      return near ? [near] : []
    })
    const second = dot.type === 3 ? telemetry.seconds : Math.round(secondAt(telemetry, mile))
    const peakSecond = fastest(telemetry, events) ?? second
    return {
      second,
      peakSecond: peakSecond,
      minute: Math.floor(second / 60),
      speedMph: Math.round(telemetry.speedMph[peakSecond] ?? 0),
      speedLimitMph: Math.round(telemetry.limitMph[peakSecond] ?? 0),
      events,
    }
  })
}

function nearest(
  events: readonly DetectedEvent[],
  kind: DetectedKind,
  mile: number,
  toleranceMi: number,
): DetectedEvent | undefined {
  let best: DetectedEvent | undefined
  for (const event of events) {
    if (event.kind !== kind || distanceTo(event, mile) > toleranceMi) continue
    if (!best || distanceTo(event, mile) < distanceTo(best, mile)) best = event
  }
  return best
}

/** Miles from a place to the nearest part of an event; 0 within it. */
function distanceTo({ mile: from, lastMile: to }: DetectedEvent, mile: number): number {
  return Math.max(0, from - mile, mile - to)
}

function fastest({ speedMph }: Telemetry, events: readonly DetectedEvent[]): number | undefined {
  let best: number | undefined
  for (const { second, lastSecond } of events) {
    for (let at = second; at <= lastSecond; at++) {
      if (best === undefined || (speedMph[at] ?? 0) > (speedMph[best] ?? 0)) best = at
    }
  }
  return best
}
