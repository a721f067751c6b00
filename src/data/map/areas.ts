import type { MapArea } from '../../domain/geofence/areas'
import type { Region } from '../../domain/kiosk/locale'
import type { Live } from '../core/live'
import { useStored } from '../core/stored'

/**
 * Known areas of a region that may become a fence, and the countries of all; null while the dataset
 * is still being stored.
 */
export function useAreas(region: Region): Live<MapArea[] | null> {
  return useStored(
    ['areas'],
    (db) => db.areas.filter((area) => area.region === region || area.kind === 'country').toArray(),
    [region],
  )
}
