import type { GeofenceArea } from '#domain/geofence/geofence'
import { boundaryOf } from '#domain/notifications/firing/fence/boundary'
import {
  crossingMinutes,
  type PathTrip,
  tripCrossings,
  type TripCrossings,
  tripTrack,
  type TripTrack,
} from '#domain/notifications/firing/fence/tripCrossings'

/** Lines are read once for all fences. */
const tracksOf = new WeakMap<readonly PathTrip[], Map<PathTrip, TripTrack | null>>()

/**
 * The trips that cross a fence (docs/firing.md F6), looked for in slices between frames. Null when
 * `signal` stopped it.
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
 * The trips with the times of those that need them; the same list where all are known.
 * Null when `signal` stopped it.
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

/** Work between two pauses, so that a press is answered within a frame or two, milliseconds. */
const SLICE_MS = 8

/** Visits each item, with pauses for the screen between them. @returns false when `signal` stopped it */
async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  visit: (item: Item) => void,
): Promise<boolean> {
  let sliceEnd = performance.now() + SLICE_MS
  for (const item of items) {
    visit(item)
    if (performance.now() < sliceEnd) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return false
    sliceEnd = performance.now() + SLICE_MS
  }
  return !signal.aborted
}
