import type { LngLat } from '#domain/geo/lngLat'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { circleRing } from '#domain/geofence/geofenceMeasure'

/** Points along the edge of a fence. */
export function ringOf(area: GeofenceArea): LngLat[] {
  return area.type === 'Circle' ? circleRing(area.center, area.radiusMi, 16) : area.coordinates[0]
}
