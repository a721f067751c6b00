import type { LngLat } from '#domain/geo/lngLat'
import { DOT_KINDS, type RegionTrip, type Trip, type TripDot } from './trip'

export type DotKind = (typeof DOT_KINDS)[keyof typeof DOT_KINDS]

/** A dot of a trip with its second in the replay, its position and its location text. */
export interface TripMoment {
  dot: TripDot
  kind: DotKind
  second: number
  /** From the readings of that second, the same as in the chart. */
  speedMph: number
  limitMph: number
  position: LngLat
  /** Name of the place at either end of the trip; null in between, where a road has the name. */
  place: string | null
  road: string | null
  cross: string | null
}

/** Access to the positions, readings and roads along a trip. */
export interface TripTrack {
  /** Position at a number of miles from the start. */
  positionAt: (miles: number) => LngLat
  /** Second at which the vehicle has driven a number of miles. */
  secondAt: (miles: number, dot: TripDot) => number
  /** Speed and limit at a second. */
  speedAt: (second: number, dot: TripDot) => { speedMph: number; limitMph: number }
  /** Road and crossing road of the dot with this index. */
  roadsOf: (index: number) => { road: string | null; cross: string | null }
}

/** The dots of a trip in chronological order. */
export function tripMoments(
  trip: Trip,
  ends: Pick<RegionTrip, 'startLocation' | 'endLocation'>,
  track: TripTrack,
): TripMoment[] {
  return trip.dots
    .map((dot, index) => {
      const kind = DOT_KINDS[dot.type]
      const miles = dot.at * trip.distanceMi
      const second = track.secondAt(miles, dot)
      const { speedMph, limitMph } = track.speedAt(second, dot)
      return {
        dot,
        kind,
        second,
        speedMph,
        limitMph,
        position: track.positionAt(miles),
        place: kind === 'start' ? ends.startLocation : kind === 'end' ? ends.endLocation : null,
        ...track.roadsOf(index),
      }
    })
    .toSorted((a, b) => a.second - b.second)
}

/** Whether it is an event to jump to; start, end and speed readings are not. */
export function isEvent({ kind }: Pick<TripMoment, 'kind'>): boolean {
  return kind !== 'start' && kind !== 'end' && kind !== 'speedReading'
}

/** The first event after a second; undefined after the last. */
export function nextEvent(moments: readonly TripMoment[], second: number): TripMoment | undefined {
  // Half a second of tolerance: from an event, the next one is wanted.
  return moments.find((moment) => isEvent(moment) && moment.second > second + 0.5)
}

/**
 * The last event before a second; undefined before the first. An event less than two seconds ago counts as
 * the current one, so that pressing twice during playback goes back twice.
 */
export function previousEvent(moments: readonly TripMoment[], second: number): TripMoment | undefined {
  return moments.findLast((moment) => isEvent(moment) && moment.second < second - 2)
}
