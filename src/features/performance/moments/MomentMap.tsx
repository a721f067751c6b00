import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import type { Bounds } from '#domain/geo/frame'
import { boundsOf } from '../../../map/boundsOf'
import { REGION_BOUNDS } from '../../../map/camera'
import { MapLost } from '../../../map/MapLost'
import { MapView } from '../../../map/MapView'
import { TripDotLayer } from '../../../map/TripDotLayer'
import type { VehicleMoment } from './useVehicleMoments'

export interface MomentMapProps {
  moments: readonly VehicleMoment[]
  /** Identifies what is shown; the map fits its view again when it changes. */
  viewKey: string
  region: Region
  selected: string | null
  onSelect: (key: string | null) => void
}

/** Degrees around the outermost events, so that a single one shows the streets around it. */
const MARGIN = 0.008

/** Where the events happened; a tap selects one. */
export function MomentMap({ moments, viewKey, region, selected, onSelect }: MomentMapProps) {
  const { t } = useLingui()
  const dots = useMemo(
    () => moments.map(({ key, moment }) => ({ id: key, kind: moment.kind, position: moment.position })),
    [moments],
  )
  const bounds = useMemo((): Bounds => {
    if (dots.length === 0) return REGION_BOUNDS[region]
    const [west, south, east, north] = boundsOf(dots.map(({ position }) => position))
    return [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN]
  }, [dots, region])
  const chosen = dots.find(({ id }) => id === selected)
  return (
    <MapView
      region={region}
      label={t`Map of the events`}
      camera={{ bounds }}
      cameraKey={`${region} ${viewKey} ${bounds}`}
      focus={chosen ? { key: chosen.id, at: chosen.position } : null}
      onTap={() => onSelect(null)}
      fallback={<MapLost>{t`The events are in the list.`}</MapLost>}
    >
      <TripDotLayer dots={dots} selectedId={selected} onSelect={onSelect} />
    </MapView>
  )
}
