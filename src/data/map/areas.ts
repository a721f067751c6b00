import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { MapArea } from '#domain/geofence/areas'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'

/** Predefined areas of a region that can become a geofence, and the countries of all regions. */
export function useAreas(region: Region): Live<MapArea[]> {
  return useLiveQuery(areasQuery, region)
}

const areasQuery = storedQuery(['areas'], (db, region: Region) =>
  db.areas.filter((area) => area.region === region || area.kind === 'country').toArray(),
)
