import { nextTask } from '#domain/base/nextTask'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { boundaryOf } from '#domain/notifications/firing/fence/boundary'
import {
  crossingMinutes,
  type PathTrip,
  type TripCrossings,
  type TripTrack,
  tripCrossings,
  tripTrack,
} from '#domain/notifications/firing/fence/tripCrossings'

/** Tracks of trips, computed once for all fences. */
const tracksOf = new WeakMap<readonly PathTrip[], Map<PathTrip, TripTrack | null>>()

/**
 * The trips that cross a fence (docs/firing.md F6), searched in slices between frames. Null if `signal`
 * aborted it.
 */
export async function fenceCrossings(
  trips: readonly PathTrip[],
  area: GeofenceArea,
  signal: AbortSignal,
): Promise<TripCrossings[] | null> {
  const tracks = tracksOf.get(trips) ?? new Map<PathTrip, TripTrack | null>()
  tracksOf.set(trips, tracks)
  const boundary = boundaryOf(area)
  const crossed: TripCrossings[] = []
  const isDone = await inSlices(trips, signal, (trip) => {
    const track = tracks.get(trip) ?? (tracks.has(trip) ? null : tripTrack(trip))
    tracks.set(trip, track)
    const crossings = track && tripCrossings(track, boundary)
    if (crossings) crossed.push(crossings)
  })
  return isDone ? crossed : null
}

/**
 * Adds the times of crossings to the trips that need them; returns the same list if all are known. Null if
 * `signal` aborted it.
 */
export async function withMinutes(
  crossed: readonly TripCrossings[],
  needsMinutes: (trip: TripCrossings) => boolean,
  signal: AbortSignal,
): Promise<readonly TripCrossings[] | null> {
  const untimed = crossed.filter((trip) => trip.minutes === null && needsMinutes(trip))
  if (untimed.length === 0) return crossed
  const minutes = new Map<TripCrossings, number[]>()
  const isDone = await inSlices(untimed, signal, (trip) => {
    minutes.set(trip, crossingMinutes(trip))
  })
  return isDone ? crossed.map((trip) => ({ ...trip, minutes: minutes.get(trip) ?? trip.minutes })) : null
}

/** Maximum work between two pauses, so that a press is handled within two frames, milliseconds. */
const SLICE_MS = 8

/** Visits each item, with pauses for rendering in between. @returns false if `signal` aborted it */
async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  visit: (item: Item) => void,
): Promise<boolean> {
  let sliceEnd = performance.now() + SLICE_MS
  for (const item of items) {
    visit(item)
    if (performance.now() < sliceEnd) continue
    await nextTask()
    if (signal.aborted) return false
    sliceEnd = performance.now() + SLICE_MS
  }
  return !signal.aborted
}
