import type { MapArea } from '../../domain/geofence/areas'
import type { Live } from '../../domain/kiosk/live'
import type { Region } from '../../domain/kiosk/locale'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/**
 * Known areas of a region that may become a fence, and the countries of all.
 */
export function useAreas(region: Region): Live<MapArea[]> {
  return useLiveQuery(areasQuery, region)
}

const areasQuery = storedQuery(['areas'], (db, region: Region) =>
  db.areas.filter((area) => area.region === region || area.kind === 'country').toArray(),
)
