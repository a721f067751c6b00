import type { LngLat } from '#domain/geo/lngLat'
import { decodePolyline } from '#domain/geo/polyline'
import { pointsBounds } from '#domain/geofence/geofenceMeasure'
import type { DrivenTrip } from '#domain/trips/telemetry/driveSegments'
import { secondAt } from '#domain/trips/telemetry/telemetry'
import { tripTelemetry } from '#domain/trips/telemetry/tripTelemetry'
import { decodePath, type TripPaths } from '#domain/trips/tripPath'
import { type Boundary, type BoundaryCrossing, type Bounds, boundaryCrossings, meets } from './boundary'

/** A trip of a fleet or dealer vehicle, with its path and its end. */
export interface PathTrip {
  trip: DrivenTrip
  vehicleId: string
  ended: { daysAgo: number; minuteOfDay: number }
  paths: Pick<TripPaths, 'names' | 'trips'>
}

/** A trip's line and its bounding box, decoded once for all geofences. */
export interface TripTrack extends PathTrip {
  points: readonly LngLat[]
  bounds: Bounds
}

/** A trip that crosses a geofence. Minutes are counted from today's midnight, so they are negative. */
export interface TripCrossings {
  track: TripTrack
  /** First and last minute of the trip. */
  from: number
  to: number
  crossings: readonly BoundaryCrossing[]
  /** Times of its crossings; null until they are needed to the second. */
  minutes: readonly number[] | null
}

const MINUTES_A_DAY = 24 * 60

/** Decodes the line of a trip; null if its row has none. */
export function tripTrack(of: PathTrip): TripTrack | null {
  const path = Object.hasOwn(of.paths.trips, of.trip.id) ? of.paths.trips[of.trip.id] : undefined
  if (!path) return null
  const points = decodePolyline(path.line)
  const bounds = pointsBounds(points)
  return bounds && { ...of, points, bounds }
}

/** Where a trip's line crosses a boundary; null if it does not (docs/firing.md F6). */
export function tripCrossings(track: TripTrack, boundary: Boundary): TripCrossings | null {
  const [west, south, east, north] = track.bounds
  if (!meets([west, south], [east, north], boundary.bounds)) return null
  const crossings = boundaryCrossings(track.points, boundary)
  if (crossings.length === 0) return null
  const { daysAgo, minuteOfDay } = track.ended
  const to = minuteOfDay - daysAgo * MINUTES_A_DAY
  return { track, from: to - track.trip.minutes, to, crossings, minutes: null }
}

/** When a trip crossed, by its telemetry; takes about a millisecond (docs/firing.md F6). */
export function crossingMinutes({ track, from, crossings }: TripCrossings): number[] {
  const path = decodePath(track.paths, track.trip.id)
  if (!path) return crossings.map(() => from)
  const telemetry = tripTelemetry(track.trip, path)
  return crossings.map(({ segment, share }) => {
    const before = path.mileAt[segment] ?? 0
    const mile = before + ((path.mileAt[segment + 1] ?? before) - before) * share
    return from + secondAt(telemetry, mile) / 60
  })
}
