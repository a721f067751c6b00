import { useAtomValue } from 'jotai/react'
import type { VehicleMove } from '#domain/live/liveEvents'
import { type LivePlace, nextPlace } from '#domain/live/livePlace'
import { store } from './store'
import { visitAtom } from './visit'

export type LivePlaces = ReadonlyMap<string, LivePlace>

/** More vehicles than any fleet of the demo has: a server with invented ids must not fill the memory. */
export const MOST_LIVE_VEHICLES = 500
/** How often rows of a moving vehicle are updated; the map reads every place. */
export const ROWS_FOLLOW_MS = 10_000

const NONE: LivePlaces = new Map()

/** The latest place of each vehicle from the live connection. */
const placesAtom = visitAtom<LivePlaces>(NONE)
/** The places for rows, which are updated when a vehicle starts or parks, and at intervals while it moves. */
const rowPlacesAtom = visitAtom<{ places: LivePlaces; atMs: number }>({ places: NONE, atMs: 0 })

/** The current places, for drawing without React. */
export function livePlaces(): LivePlaces {
  return store.get(placesAtom)
}

export function useRowPlaces(): LivePlaces {
  return useAtomValue(rowPlacesAtom, { store }).places
}

/** Stores moves of the live connection, received `nowMs` milliseconds after the page was loaded. */
export function tellMoves(moves: readonly VehicleMove[], nowMs: number): void {
  if (moves.length === 0) return
  const places = new Map(livePlaces())
  for (const move of moves) {
    const before = places.get(move.vehicleId)
    // The newest is last, so that the first is the one to remove.
    places.delete(move.vehicleId)
    places.set(move.vehicleId, nextPlace(before, move, nowMs))
    const [oldest] = places.keys()
    if (places.size > MOST_LIVE_VEHICLES && oldest !== undefined) places.delete(oldest)
  }
  store.set(placesAtom, places)
  const shown = store.get(rowPlacesAtom)
  if (nowMs - shown.atMs >= ROWS_FOLLOW_MS || moves.some((move) => isNews(shown.places, move)))
    store.set(rowPlacesAtom, { places, atMs: nowMs })
}

/** Whether a vehicle started or parked since the last update of rows. */
function isNews(shown: LivePlaces, { vehicleId, speedMph }: VehicleMove): boolean {
  const before = shown.get(vehicleId)
  return !before || before.move.speedMph > 0 !== speedMph > 0
}
