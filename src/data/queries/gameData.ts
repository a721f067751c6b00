import type { GameData } from '#domain/game/challengeContext'
import { storedQuery } from '../core/stored'
import { withDrivers } from './vehicles'

/** Stored data for the checks of challenges; region and the requested vehicle belong to the run. */
export type StoredGameData = Omit<GameData, 'region' | 'targetId'>

/** Observed for the duration of a run. */
export const gameDataQuery = storedQuery(
  ['vehicles', 'users', 'vehicleDays'],
  async (db): Promise<StoredGameData> => ({
    vehicles: await withDrivers(db, await db.vehicles.orderBy('label').toArray()),
    vehicleDays: await db.vehicleDays.toArray(),
    driverIds: await db.users.toCollection().primaryKeys(),
  }),
)
