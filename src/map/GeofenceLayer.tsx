import { useMemo } from 'react'
import { Layer } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { circleRing } from '#domain/geofence/geofenceMeasure'
import { areaFeature, collection } from './geo'
import { OverlaySource } from './OverlaySource'
import { SEMIBOLD } from './style/fonts'
import { slotId } from './style/slots'
import { useFeatureTaps } from './useFeatureTaps'
import { usePalette } from './usePalette'

export interface MapGeofence {
  id: string
  area: GeofenceArea
  name: string
}

export interface GeofenceLayerProps {
  areas: readonly MapGeofence[]
  selectedId?: string | null | undefined
  onSelect?: ((id: string) => void) | undefined
}

const ID = 'room-fences'

/** Geofences with dashed edges, a light fill and their names. */
export function GeofenceLayer({ areas, selectedId = null, onSelect }: GeofenceLayerProps) {
  const palette = usePalette()
  const data = useMemo(
    () =>
      collection(
        areas.map(({ id, area, name }) =>
          areaFeature(areaRing(area), { id, name, selected: id === selectedId ? 1 : 0 }),
        ),
      ),
    [areas, selectedId],
  )
  useFeatureTaps(`${ID}-fill`, onSelect && (({ properties }) => onSelect(String(properties.id))))
  return (
    <OverlaySource id={ID} data={data}>
      <Layer
        id={`${ID}-fill`}
        type="fill"
        beforeId={slotId('areas')}
        paint={{
          'fill-color': palette.pin,
          'fill-opacity': ['case', ['==', ['get', 'selected'], 1], 0.2, 0.1],
        }}
      />
      <Layer
        id={`${ID}-edge`}
        type="line"
        beforeId={slotId('areas')}
        layout={{ 'line-join': 'round' }}
        paint={{
          'line-color': palette.pin,
          'line-width': ['case', ['==', ['get', 'selected'], 1], 3, 2],
          'line-dasharray': [3, 2],
        }}
      />
      <Layer
        id={`${ID}-name`}
        type="symbol"
        beforeId={slotId('labels')}
        layout={{
          'text-field': ['get', 'name'],
          'text-font': [SEMIBOLD],
          'text-size': 13,
          'text-max-width': 8,
        }}
        paint={{ 'text-color': palette.pin, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 }}
      />
    </OverlaySource>
  )
}

function areaRing(area: GeofenceArea): LngLat[] {
  return area.type === 'Circle' ? circleRing(area.center, area.radiusMi) : area.coordinates[0]
}
