import type { DealerVehicle } from '../../domain/dealer/dealerVehicle'
import type { Live } from '../../domain/kiosk/live'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** The dealer's stock, the newest stock number first. */
export function useDealerVehicles(): Live<DealerVehicle[]> {
  return useLiveQuery(dealerVehiclesQuery)
}

const dealerVehiclesQuery = storedQuery(['dealerVehicles'], async (db) => {
  const stock = await db.dealerVehicles.toArray()
  return stock.sort((a, b) => Number(b.stock) - Number(a.stock))
})

/** One vehicle of the stock; missing when there is none of that id. */
export function useDealerVehicle(id: string): Live<DealerVehicle> {
  return useLiveQuery(dealerVehicleQuery, id)
}

const dealerVehicleQuery = storedQuery(['dealerVehicles'], (db, id: string) => db.dealerVehicles.get(id))
