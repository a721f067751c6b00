import { useMemo } from 'react'
import { Layer } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import { collection, pointFeature } from './geo'
import { imageName, type PinKind } from './images/imageName'
import { mapName } from './mapName'
import { OverlaySource } from './OverlaySource'
import { slotId } from './style/slots'
import { tipLayer } from './tipLayer'
import { useFeatureTaps } from './useFeatureTaps'

export interface MapPin {
  id: string
  kind: PinKind
  position: LngLat
  label: string
  /** Out of service, or not selectable. */
  dimmed?: boolean
}

export interface PinLayerProps {
  /** Distinguishes layers of one screen. */
  id: string
  pins: readonly MapPin[]
  selectedId?: string | null | undefined
  onSelect?: ((id: string) => void) | undefined
}

/** Places and chargers; the selected one is larger and has its name. */
export function PinLayer({ id, pins, selectedId = null, onSelect }: PinLayerProps) {
  const layerId = `room-pins-${id}`
  const data = useMemo(
    () =>
      collection(
        pins.map((pin) => {
          const selected = pin.id === selectedId
          const image = imageName({ kind: 'pin', pin: pin.kind, selected, dimmed: pin.dimmed === true })
          const tip = selected ? imageName({ kind: 'tip', text: mapName(pin.label) }) : ''
          return pointFeature(pin.position, { id: pin.id, image, tip, order: selected ? 1 : 0 })
        }),
      ),
    [pins, selectedId],
  )
  useFeatureTaps(layerId, onSelect && (({ properties }) => onSelect(String(properties.id))))
  return (
    <OverlaySource id={layerId} data={data}>
      <Layer
        id={layerId}
        type="symbol"
        beforeId={slotId('pins')}
        layout={{
          'icon-image': ['get', 'image'],
          'icon-anchor': 'bottom',
          'icon-allow-overlap': true,
          'symbol-sort-key': ['get', 'order'],
        }}
      />
      <Layer {...tipLayer(layerId, 50)} />
    </OverlaySource>
  )
}
