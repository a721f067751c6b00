import type { Live } from '../../domain/kiosk/live'
import type { Region } from '../../domain/kiosk/locale'
import { type DecodedPath, decodePath, type TripPaths } from '../../domain/trips/tripPath'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { readStored } from '../core/stored'
import { ownPathId } from './ownPaths'

/** The dataset of each region's paths: a region's opens without the others'. */
const DATASET_OF = { us: 'pathsUs', ca: 'pathsCa', mx: 'pathsMx' } as const satisfies Record<Region, string>

/**
 * The way of one trip in a region, of the fleet's or the dealer's vehicle; missing when there is
 * none.
 */
export function useTripPath(region: Region, vehicleId: string, tripId: string): Live<DecodedPath> {
  return useLiveQuery(tripPathQuery, region, vehicleId, tripId)
}

const tripPathQuery = createLiveQuery((db, region: Region, vehicleId: string, tripId: string) =>
  readStored(db, [DATASET_OF[region]], async () => {
    const row = await readTripPaths(db, region, vehicleId)
    return (row && decodePath(row, tripId)) ?? undefined
  }),
)

/** The ways of all kept trips of a vehicle in a region, to be decoded one by one (`decodePath`). */
export function useVehiclePaths(region: Region, vehicleId: string): Live<TripPaths> {
  return useLiveQuery(vehiclePathsQuery, region, vehicleId)
}

const vehiclePathsQuery = createLiveQuery((db, region: Region, vehicleId: string) =>
  readStored(db, [DATASET_OF[region]], () => readTripPaths(db, region, vehicleId)),
)

/** The row of a vehicle in a region: along the region's own map where it has one. */
export async function readTripPaths(
  db: PharosDatabase,
  region: Region,
  vehicleId: string,
): Promise<TripPaths | undefined> {
  const id = `${region}/${vehicleId}`
  const [own, builtIn] = await db.tripPaths.bulkGet([ownPathId(id), id])
  return own ?? builtIn
}
