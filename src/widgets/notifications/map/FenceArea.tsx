import { useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { circleRing } from '#domain/geofence/geofenceMeasure'
import { boundsOf } from '../../../map/boundsOf'
import { GeofenceLayer } from '../../../map/GeofenceLayer'
import { MapLost } from '../../../map/MapLost'
import { StillMap } from '../../../map/StillMap'

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
    <StillMap
      region={region}
      label={label}
      camera={{ bounds }}
      picture={JSON.stringify([id, name, area])}
      fallback={<MapLost>{name}</MapLost>}
    >
      <GeofenceLayer areas={areas} selectedId={id} />
    </StillMap>
  )
}
