import { type NightDay, nightDay } from '#domain/attract/night/nightDay'
import type { DayTime, MinutesAgo } from '#domain/base/demoTime'
import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { decodePolyline } from '#domain/geo/polyline'
import type { Trip } from '#domain/trips/trip'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { readStored } from '../core/stored'
import { PATHS_DATASETS, readTripPaths } from '../map/tripPaths'

/** What the night city tells of the stored trips. */
export interface NightFacts {
  /** The newest full day; null if no one drove. */
  day: NightDay | null
  /** When the newest trip of today or that day ended, by vehicle. */
  lastEnded: ReadonlyMap<string, DayTime | MinutesAgo>
}

/** The newest day that is complete (docs/decisions.md D19). */
const DAYS_AGO = 1

/** Yesterday's trips along the streets of a region, without vehicles that hide their location. */
export function useNightFacts(region: Region): Live<NightFacts> {
  return useLiveQuery(nightFactsQuery, region)
}

const nightFactsQuery = createLiveQuery((db, region: Region) =>
  readStored<NightFacts>(db, ['vehicles', 'trips', PATHS_DATASETS[region]], async () => {
    const [vehicles, trips] = await Promise.all([
      db.vehicles.filter(({ details }) => !details.isLocationMasked).primaryKeys(),
      db.trips.filter(({ daysAgo }) => daysAgo <= DAYS_AGO).toArray(),
    ])
    const shown = trips.filter(({ vehicleId }) => vehicles.includes(vehicleId))
    const rows = await Promise.all(vehicles.map((id) => readTripPaths(db, region, id)))
    const lines = new Map<string, LngLat[]>()
    for (const { id, vehicleId, daysAgo } of shown) {
      const path = rows[vehicles.indexOf(vehicleId)]?.trips[id]
      if (daysAgo === DAYS_AGO && path) lines.set(id, decodePolyline(path.line))
    }
    return { day: nightDay(shown, DAYS_AGO, ({ id }) => lines.get(id)), lastEnded: lastEnds(shown) }
  }),
)

function lastEnds(trips: readonly Trip[]): Map<string, DayTime | MinutesAgo> {
  const oldestFirst = trips.toSorted((a, b) => b.daysAgo - a.daysAgo || a.number - b.number)
  return new Map(oldestFirst.map(({ vehicleId, ended }) => [vehicleId, ended]))
}
