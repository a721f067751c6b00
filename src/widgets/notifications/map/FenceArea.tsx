import { useMemo } from 'react'
import type { GeofenceArea } from '../../../domain/geofence/geofence'
import { circleRing } from '../../../domain/geofence/geofenceMeasure'
import type { Region } from '../../../domain/kiosk/locale'
import { boundsOf } from '../../../map/boundsOf'
import { GeofenceLayer } from '../../../map/GeofenceLayer'
import { MapLost } from '../../../map/MapLost'
import { MapView } from '../../../map/MapView'

export interface FenceAreaProps {
  id: string
  name: string
  area: GeofenceArea
  region: Region
  label: string
}

/** The geofence that a vehicle entered or left. */
export function FenceArea({ id, name, area, region, label }: FenceAreaProps) {
  const areas = useMemo(() => [{ id, name, area }], [id, name, area])
  const bounds = useMemo(
    () => boundsOf(area.type === 'Circle' ? circleRing(area.center, area.radiusMi) : area.coordinates[0]),
    [area],
  )
  return (
    <MapView
      region={region}
      label={label}
      camera={{ bounds }}
      cameraKey={`${region} ${id} ${bounds}`}
      still
      fallback={<MapLost>{name}</MapLost>}
    >
      <GeofenceLayer areas={areas} selectedId={id} />
    </MapView>
  )
}
