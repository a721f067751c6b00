import type { GeofenceArea } from '#domain/geofence/geofence'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { tripTelemetry } from '#domain/trips/telemetry/tripTelemetry'
import type { Trip } from '#domain/trips/trip'
import { decodePath, pointAlong, type TripPaths } from '#domain/trips/tripPath'
import { type DayNumber, weekdayOf } from './calendar'
import type { Found } from './driving'

type Position = readonly [lng: number, lat: number]

/** What a crossing is told from, of a trip of the fleet or of a dealer's vehicle. */
export type PastTrip = Parameters<typeof tripTelemetry>[0] & Pick<Trip, 'ended' | 'vehicleId'>
type CountedTrip = PastTrip & { ended: { daysAgo: number; minuteOfDay: number } }

const isPast = (trip: PastTrip): trip is CountedTrip =>
  'minuteOfDay' in trip.ended && trip.ended.daysAgo >= 1 && trip.ended.daysAgo <= 7

/** Times that a vehicle's trips of the last seven days crossed a fence (docs/firing.md F6), second by second. */
export function crossings(
  trips: readonly PastTrip[],
  paths: TripPaths | undefined,
  area: GeofenceArea,
  { days, time, trigger }: RuleConditions['geofence'],
  today: DayNumber,
): Found[] {
  return trips.filter(isPast).flatMap((trip) => {
    const places = paths ? placesOf(trip, paths) : []
    const seconds = places.length - 1
    const found: Found[] = []
    let inside: boolean | null = null
    for (const [second, position] of places.entries()) {
      const isInside = contains(area, position)
      if (inside !== null && inside !== isInside && (isInside ? trigger.enter : trigger.exit)) {
        const clock = trip.ended.minuteOfDay - (seconds - second) / 60
        const [ago, minute] =
          clock < 0 ? [trip.ended.daysAgo + 1, clock + 24 * 60] : [trip.ended.daysAgo, clock]
        if (isScheduled(today - ago, minute)) found.push({ ago, reason: isInside ? 'enter' : 'exit' })
      }
      inside = isInside
    }
    return found
  })

  function isScheduled(day: DayNumber, minute: number): boolean {
    if (time.allDay) return days[weekdayOf(day)]
    if (time.start < time.end) return days[weekdayOf(day)] && minute >= time.start && minute <= time.end
    // What began yesterday evening goes on until the end.
    return (days[weekdayOf(day)] && minute >= time.start) || (days[weekdayOf(day - 1)] && minute <= time.end)
  }
}

/** Every rule with a fence asks for the same. */
const known = new WeakMap<TripPaths, WeakMap<PastTrip, readonly Position[]>>()

/** Where a trip was, second by second; nothing for one without a way. */
function placesOf(trip: PastTrip, paths: TripPaths): readonly Position[] {
  const trips = known.get(paths) ?? new WeakMap<PastTrip, readonly Position[]>()
  known.set(paths, trips)
  const places = trips.get(trip) ?? makePlaces(trip, paths)
  trips.set(trip, places)
  return places
}

function makePlaces(trip: PastTrip, paths: TripPaths): readonly Position[] {
  const path = decodePath(paths, trip.id)
  if (!path) return []
  const { seconds, mileAt } = tripTelemetry(trip, path)
  return Array.from({ length: seconds + 1 }, (_, second) => pointAlong(path, mileAt[second] ?? 0).position)
}

function contains(area: GeofenceArea, position: Position): boolean {
  if (area.type === 'Circle') return milesBetween(area.center, position) <= area.radiusMi
  let odd = false
  const [ring] = area.coordinates
  for (const [place, corner] of ring.entries()) {
    const next = ring[place + 1]
    if (!next || corner[1] > position[1] === next[1] > position[1]) continue
    const lng = corner[0] + ((position[1] - corner[1]) / (next[1] - corner[1])) * (next[0] - corner[0])
    if (position[0] < lng) odd = !odd
  }
  return odd
}

/** Miles between two positions by the law of cosines. */
function milesBetween(a: Position, b: Position): number {
  const [lngA, latA, lngB, latB] = [...a, ...b].map((angle) => (angle * Math.PI) / 180)
  if (lngA === undefined || latA === undefined || lngB === undefined || latB === undefined) return 0
  const cosine = Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(lngB - lngA)
  return 3958.8 * Math.acos(Math.min(1, cosine))
}
