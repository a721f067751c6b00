import type { GeofenceArea } from '../../../domain/geofence/geofence'
import {
  boundaryOf,
  type FenceCrossing,
  fenceCrossings,
  type PathTrip,
  type TripTrack,
  tripTrack,
} from '../../../domain/notifications/firing/fence/crossings'

/** Work between two pauses, so that a press is answered within a frame or two, milliseconds. */
const SLICE_MS = 8

type Crossings = ReadonlyMap<string, readonly FenceCrossing[]>

/** Lines are read once for all fences. */
const tracksOf = new WeakMap<readonly PathTrip[], (TripTrack | null | undefined)[]>()

/** The newest counts, so that a fence that comes back is there at once. */
const MOST_KEPT = 8
const kept = new WeakMap<readonly PathTrip[], Map<string, Crossings>>()

/**
 * Every crossing of a fence by vehicle (docs/firing.md F6), counted in slices with pauses between them.
 * Null when `signal` stopped it.
 */
export async function countedCrossings(
  trips: readonly PathTrip[],
  area: GeofenceArea,
  signal: AbortSignal,
): Promise<Crossings | null> {
  const key = JSON.stringify(area)
  const known = kept.get(trips)?.get(key)
  if (known) return known

  const tracks = tracksOf.get(trips) ?? new Array<TripTrack | null | undefined>(trips.length).fill(undefined)
  tracksOf.set(trips, tracks)
  const boundary = boundaryOf(area)
  const crossings = new Map<string, FenceCrossing[]>()
  let sliceEnd = performance.now() + SLICE_MS
  for (const [index, trip] of trips.entries()) {
    const track = tracks[index] === undefined ? tripTrack(trip) : tracks[index]
    tracks[index] = track
    const found = track ? fenceCrossings(track, boundary) : []
    if (found.length > 0) crossings.set(trip.vehicleId, [...(crossings.get(trip.vehicleId) ?? []), ...found])
    if (performance.now() < sliceEnd) continue
    await pause()
    if (signal.aborted) return null
    sliceEnd = performance.now() + SLICE_MS
  }
  keep(trips, key, crossings)
  return crossings
}

function keep(trips: readonly PathTrip[], key: string, crossings: Crossings): void {
  const counts = kept.get(trips) ?? new Map<string, Crossings>()
  kept.set(trips, counts)
  counts.set(key, crossings)
  const [oldest] = counts.keys()
  if (counts.size > MOST_KEPT && oldest !== undefined) counts.delete(oldest)
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
