import type { Live } from '#domain/base/live'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** The dealer's inventory, newest stock number first. */
export function useDealerVehicles(): Live<DealerVehicle[]> {
  return useLiveQuery(dealerVehiclesQuery)
}

export const dealerVehiclesQuery = storedQuery(['dealerVehicles'], async (db) => {
  const inventory = await db.dealerVehicles.toArray()
  return inventory.sort((a, b) => Number(b.stock) - Number(a.stock))
})

/** One inventory vehicle; missing for an unknown id. */
export function useDealerVehicle(id: string): Live<DealerVehicle> {
  return useLiveQuery(dealerVehicleQuery, id)
}

export const dealerVehicleQuery = storedQuery(['dealerVehicles'], (db, id: string) =>
  db.dealerVehicles.get(id),
)
