import type { GameData } from '#domain/game/challengeContext'
import { storedQuery } from '../core/stored'
import { withDrivers } from './vehicles'

/** What the checks of challenges look up; language and what is sought belong to the run. */
export type StoredGameData = Omit<GameData, 'region' | 'soughtId'>

/** Followed for as long as a run lasts. */
export const gameDataQuery = storedQuery(
  ['vehicles', 'users', 'vehicleDays', 'expenses'],
  async (db): Promise<StoredGameData> => ({
    vehicles: await withDrivers(db, await db.vehicles.orderBy('label').toArray()),
    vehicleDays: await db.vehicleDays.toArray(),
    driverIds: await db.users.toCollection().primaryKeys(),
    expenses: await db.expenses.toArray(),
  }),
)
