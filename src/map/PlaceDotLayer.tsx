import { useMemo } from 'react'
import { Layer } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import { collection, pointFeature } from './geo'
import { OverlaySource } from './OverlaySource'
import { slotId } from './style/slots'
import { usePalette } from './usePalette'

const ID = 'room-place-dots'

/** Places that are only there to find one's way: dots of 10 px, which hide neither a fence nor a name. */
export function PlaceDotLayer({ places }: { places: readonly LngLat[] }) {
  const palette = usePalette()
  const data = useMemo(() => collection(places.map((place) => pointFeature(place, {}))), [places])
  return (
    <OverlaySource id={ID} data={data}>
      <Layer
        id={ID}
        type="circle"
        beforeId={slotId('pins')}
        paint={{
          'circle-radius': 4,
          'circle-color': palette.pin,
          'circle-stroke-color': palette.ring,
          'circle-stroke-width': 1.5,
        }}
      />
    </OverlaySource>
  )
}
