import { useMemo } from 'react'
import { Layer } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import type { DOT_KINDS } from '#domain/trips/trip'
import { collection, pointFeature } from './geo'
import { imageName } from './images/imageName'
import { OverlaySource } from './OverlaySource'
import { slotId } from './style/slots'
import { useFeatureTaps } from './useFeatureTaps'

export type DotKind = (typeof DOT_KINDS)[keyof typeof DOT_KINDS]

export interface MapDot {
  id: string
  kind: DotKind
  position: LngLat
  /** Number of the trip, shown on dots without a sign. */
  num?: number
}

export interface TripDotLayerProps {
  dots: readonly MapDot[]
  selectedId?: string | null | undefined
  onSelect?: ((id: string) => void) | undefined
}

/** Dots of trips: a disc and a sign for each kind of event. */
export function TripDotLayer({ dots, selectedId = null, onSelect }: TripDotLayerProps) {
  const data = useMemo(
    () =>
      collection(
        dots.map(({ id, kind, position, num = 0 }) => {
          const selected = id === selectedId
          return pointFeature(position, { id, image: dotImage(kind, selected, num), order: selected ? 1 : 0 })
        }),
      ),
    [dots, selectedId],
  )
  useFeatureTaps('room-trip-dots', onSelect && (({ properties }) => onSelect(String(properties.id))))
  return (
    <OverlaySource id="room-trip-dots" data={data}>
      <Layer
        id="room-trip-dots"
        type="symbol"
        beforeId={slotId('dots')}
        layout={{
          'icon-image': ['get', 'image'],
          'icon-allow-overlap': true,
          'symbol-sort-key': ['get', 'order'],
        }}
      />
    </OverlaySource>
  )
}

function dotImage(kind: DotKind, selected: boolean, num: number): string {
  if (num === 0 && (kind === 'start' || kind === 'end')) return imageName({ kind })
  return imageName({ kind: 'dot', dot: kind, selected, num })
}
