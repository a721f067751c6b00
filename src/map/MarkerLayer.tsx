import { useEffect, useState } from 'react'
import { Layer, useMap } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import { pointFeature } from './geo'
import { imageName } from './images/imageName'
import { liveSource } from './liveSource'
import { OverlaySource } from './OverlaySource'
import { slotId } from './style/slots'
import { tipLayer } from './tipLayer'

export interface MarkerPlace {
  position: LngLat
  rotationDeg: number
  /** Text above the marker, such as its speed; empty for none. */
  label: string
}

export interface MarkerLayerProps extends MarkerPlace {
  /** Moves the marker without React: `set` may be called in every frame. @returns the unsubscribe function */
  subscribe?: ((set: (place: MarkerPlace) => void) => () => void) | undefined
}

const ID = 'room-marker'

/** The vehicle of a replay. */
export function MarkerLayer({ position, rotationDeg, label, subscribe }: MarkerLayerProps) {
  const map = useMap().current?.getMap()
  const [lng, lat] = position
  const [live] = useState(() => liveSource(ID))
  useEffect(() => {
    const set = (place: MarkerPlace) => live.send(map, markerFeatures(place))
    set({ position: [lng, lat], rotationDeg, label })
    return subscribe?.(set)
  }, [map, live, lng, lat, rotationDeg, label, subscribe])
  return (
    <OverlaySource id={ID} data={live.data}>
      <Layer
        id={ID}
        type="symbol"
        beforeId={slotId('tips')}
        layout={{
          'icon-image': imageName({ kind: 'vehicle', tone: 'moving', selected: true }),
          'icon-rotate': ['get', 'rotation'],
          'icon-rotation-alignment': 'map',
          'icon-allow-overlap': true,
        }}
      />
      <Layer {...tipLayer(ID, 24)} />
    </OverlaySource>
  )
}

function markerFeatures({ position, rotationDeg, label }: MarkerPlace) {
  const tip = label === '' ? '' : imageName({ kind: 'tip', text: label })
  return [pointFeature(position, { rotation: rotationDeg, tip })]
}
