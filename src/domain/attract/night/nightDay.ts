import type { LngLat } from '#domain/geo/lngLat'
import { momentEvents } from '#domain/performance/momentEvents'
import { DOT_KINDS, type Trip } from '#domain/trips/trip'
import type { DotKind } from '#domain/trips/tripMoments'

/** An event of a trip, at a minute of the day and a share of the way. */
export interface NightEvent {
  minute: number
  at: number
  kind: DotKind
}

/** A trip of the day. Minutes are of the day, and negative before its midnight. */
export interface NightTrip {
  id: string
  vehicleId: string
  startMinute: number
  endMinute: number
  /** Stored readings in order: minutes since the start, and the share of the way, 0 to 1. */
  marks: readonly { minute: number; at: number }[]
  events: readonly NightEvent[]
  line: readonly LngLat[]
}

/** A day as it is shown in a minute, from its first departure to its last arrival. */
export interface NightDay {
  daysAgo: number
  fromMinute: number
  toMinute: number
  /** In the order of their start. */
  trips: readonly NightTrip[]
  /** Number of events, those of a grouped dot each, as lists count them (docs/rules.md PE-04). */
  events: number
}

const DAY_MINUTES = 24 * 60

/**
 * The trips of one day along their streets; null without one.
 * @param lineOf the way of a trip; undefined if it is not stored
 */
export function nightDay(
  trips: readonly Trip[],
  daysAgo: number,
  lineOf: (trip: Trip) => readonly LngLat[] | undefined,
): NightDay | null {
  const shown = trips.flatMap((trip) => {
    const line = lineOf(trip)
    if (trip.daysAgo !== daysAgo || 'minutesAgo' in trip.ended || !line || line.length < 2) return []
    const endMinute = trip.ended.minuteOfDay + (daysAgo - trip.ended.daysAgo) * DAY_MINUTES
    return [{ trip, night: nightTrip(trip, endMinute, line) }]
  })
  if (shown.length === 0) return null
  return {
    daysAgo,
    fromMinute: Math.min(...shown.map(({ night }) => night.startMinute)),
    toMinute: Math.max(...shown.map(({ night }) => night.endMinute)),
    trips: shown.map(({ night }) => night).toSorted((a, b) => a.startMinute - b.startMinute),
    events: shown.reduce((sum, { trip }) => sum + eventsOf(trip), 0),
  }
}

const eventsOf = ({ dots }: Trip): number =>
  dots.reduce((sum, dot) => sum + momentEvents(DOT_KINDS[dot.type], dot).length, 0)

function nightTrip(trip: Trip, endMinute: number, line: readonly LngLat[]): NightTrip {
  const startMinute = endMinute - trip.minutes
  const marks = trip.dots
    .map(({ minute, at }) => ({ minute, at }))
    .toSorted((a, b) => a.minute - b.minute || a.at - b.at)
  return {
    id: trip.id,
    vehicleId: trip.vehicleId,
    startMinute,
    endMinute,
    marks,
    events: trip.dots
      .filter((dot) => momentEvents(DOT_KINDS[dot.type], dot).length > 0)
      .map(({ minute, at, type }) => ({ minute: startMinute + minute, at, kind: DOT_KINDS[type] })),
    line,
  }
}

/** The share of its way that a trip has driven at a minute of the day, 0 to 1: even between two readings. */
export function shareAt({ startMinute, endMinute, marks }: NightTrip, minute: number): number {
  if (minute <= startMinute) return 0
  if (minute >= endMinute) return 1
  const since = minute - startMinute
  let [before, after] = [
    { minute: 0, at: 0 },
    { minute: endMinute - startMinute, at: 1 },
  ]
  for (const mark of marks) {
    if (mark.minute > since) {
      after = mark
      break
    }
    before = mark
  }
  const span = after.minute - before.minute
  const share = span > 0 ? (since - before.minute) / span : 1
  return before.at + Math.max(0, after.at - before.at) * share
}
