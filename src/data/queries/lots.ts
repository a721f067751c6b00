import { LOTS, type Lot } from '../../domain/dealer/lot'
import type { Geofence } from '../../domain/geofence/geofence'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/** A dealer's lot: the fence that carries its name. */
export interface LotFence extends Geofence {
  lot: Lot
}

/** The fences of a dealer's lots; null while the dataset is still being stored. */
export function useLots(): Live<LotFence[] | null> {
  return useStored(['geofences'], async (db) => {
    const fences = await db.table<Geofence>('geofences').toArray()
    return fences.flatMap((fence) => {
      const lot = fence.section === 'dealer' && LOTS.find((name) => name === fence.name.us)
      return lot ? [{ ...fence, lot }] : []
    })
  })
}
