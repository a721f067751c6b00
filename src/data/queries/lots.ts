import type { Live } from '#domain/base/live'
import { LOTS, type Lot } from '#domain/dealer/lot'
import type { Geofence } from '#domain/geofence/geofence'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** A dealer's lot: the geofence of the same name. */
export interface LotFence extends Geofence {
  lot: Lot
}

/** The geofences of a dealer's lots. */
export function useLots(): Live<LotFence[]> {
  return useLiveQuery(lotsQuery)
}

const lotsQuery = storedQuery(['geofences'], async (db) => {
  const fences = await db.table<Geofence>('geofences').toArray()
  return fences.flatMap((fence) => {
    const lot = fence.section === 'dealer' && LOTS.find((name) => name === fence.name.us)
    return lot ? [{ ...fence, lot }] : []
  })
})
