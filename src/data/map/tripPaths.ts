import type { Region } from '../../domain/kiosk/locale'
import { type DecodedPath, decodePath, type TripPaths } from '../../domain/trips/tripPath'
import type { PharosDatabase } from '../core/db'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'
import { ownPathId } from './ownPaths'

/** The dataset of each region's paths: a region's opens without the others'. */
const DATASET_OF = { us: 'pathsUs', ca: 'pathsCa', mx: 'pathsMx' } as const satisfies Record<Region, string>

/**
 * The way of one trip in a region, of the fleet's or the dealer's vehicle; undefined when there is
 * none, null while the region's paths are being stored.
 */
export function useTripPath(
  region: Region,
  vehicleId: string,
  tripId: string,
): Live<DecodedPath | null | undefined> {
  return useStored(
    [DATASET_OF[region]],
    async (db) => {
      const row = await readTripPaths(db, region, vehicleId)
      return (row && decodePath(row, tripId)) ?? undefined
    },
    [region, vehicleId, tripId],
  )
}

/** The ways of all kept trips of a vehicle in a region, to be decoded one by one (`decodePath`). */
export function useVehiclePaths(region: Region, vehicleId: string): Live<TripPaths | null | undefined> {
  return useStored([DATASET_OF[region]], (db) => readTripPaths(db, region, vehicleId), [region, vehicleId])
}

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
