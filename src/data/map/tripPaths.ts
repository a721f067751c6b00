import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { type DecodedPath, decodePath, type TripPaths } from '#domain/trips/tripPath'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { readStored } from '../core/stored'
import { overridePathId } from './overridePaths'

/** The dataset of each region's paths, so that one region is available without the others. */
export const PATHS_DATASETS = { us: 'pathsUs', ca: 'pathsCa', mx: 'pathsMx' } as const satisfies Record<
  Region,
  string
>

/** The path of one trip in a region, of a fleet or inventory vehicle; missing if there is none. */
export function useTripPath(region: Region, vehicleId: string, tripId: string): Live<DecodedPath> {
  return useLiveQuery(tripPathQuery, region, vehicleId, tripId)
}

const tripPathQuery = createLiveQuery((db, region: Region, vehicleId: string, tripId: string) =>
  readStored(db, [PATHS_DATASETS[region]], async () => {
    const row = await readTripPaths(db, region, vehicleId)
    return (row && decodePath(row, tripId)) ?? undefined
  }),
)

/** The paths of all stored trips of a vehicle in a region, to be decoded one by one (`decodePath`). */
export function useVehiclePaths(region: Region, vehicleId: string): Live<TripPaths> {
  return useLiveQuery(vehiclePathsQuery, region, vehicleId)
}

const vehiclePathsQuery = createLiveQuery((db, region: Region, vehicleId: string) =>
  readStored(db, [PATHS_DATASETS[region]], () => readTripPaths(db, region, vehicleId)),
)

/** The paths of a vehicle in a region: those of the map override if it has any of its trips. */
export async function readTripPaths(
  db: PharosDatabase,
  region: Region,
  vehicleId: string,
): Promise<TripPaths | undefined> {
  const id = `${region}/${vehicleId}`
  const [own, builtIn] = await db.tripPaths.bulkGet([overridePathId(id), id])
  return pathsInForce(own, builtIn)
}

/**
 * The override's paths if they are of the same trips. In a pack, or in an own fleet, a vehicle with the same
 * id has driven other trips, whose paths follow the streets of the shipped map.
 */
export function pathsInForce(
  own: TripPaths | undefined,
  builtIn: TripPaths | undefined,
): TripPaths | undefined {
  const isSame = own && builtIn && Object.keys(builtIn.trips).every((id) => Object.hasOwn(own.trips, id))
  return isSame ? own : builtIn
}
