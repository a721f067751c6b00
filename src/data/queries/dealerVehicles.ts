import type { DealerVehicle } from '../../domain/dealer/dealerVehicle'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** The dealer's stock, the newest stock number first; null while the dataset is still being stored. */
export function useDealerVehicles(): Live<DealerVehicle[] | null> {
  return useStored(['dealerVehicles'], async (db) => {
    const stock = await db.dealerVehicles.toArray()
    return stock.sort((a, b) => Number(b.stock) - Number(a.stock))
  })
}

/** One vehicle of the stock; undefined when there is none of that id, null while the dataset is being stored. */
export function useDealerVehicle(id: string): Live<DealerVehicle | null | undefined> {
  return useStored(['dealerVehicles'], (db) => db.dealerVehicles.get(id), [id])
}
