import type { Region } from '../../src/domain/locale'

/** Names of the geofences that the feed tells of, by id. */
const NAMES: Record<string, Record<Region, string>> = {
  'g-1': { us: 'Pilsen Depot', ca: 'Junction Depot', mx: 'Patio Mitras' },
}

/** What a geofence is called in each region. Throws when there is none of that id. */
export function areaNames(id: string): Record<Region, string> {
  const names = NAMES[id]
  if (!names) throw new Error(`There is no geofence ${id}`)
  return names
}
