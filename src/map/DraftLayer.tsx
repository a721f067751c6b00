import { useMemo } from 'react'
import { Layer } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import { circleRing } from '#domain/geofence/geofenceMeasure'
import { areaFeature, collection, type Feature, lineFeature, pointFeature } from './geo'
import { imageName } from './images/imageName'
import { OverlaySource } from './OverlaySource'
import { slotId } from './style/slots'
import { useFeatureTaps } from './useFeatureTaps'
import { usePalette } from './usePalette'

export interface DraftLayerProps {
  /** Corners in order; the first one is not repeated. */
  vertices?: readonly LngLat[]
  /** Whether the last corner is connected to the first. */
  closed?: boolean
  /** Corner that is being moved. */
  selected?: number | null
  /** A circle instead of corners. */
  center?: LngLat | null
  /** Miles. */
  radius?: number
  /** Edges that cross each other, drawn as errors. */
  crossing?: readonly (readonly LngLat[])[]
  onVertexTap?: ((index: number) => void) | undefined
}

const ID = 'room-draft'
const NO_POINTS: readonly LngLat[] = []
const NO_LINES: readonly (readonly LngLat[])[] = []

/** A geofence during drawing: corners to tap, edges, and what is wrong with them. */
export function DraftLayer(props: DraftLayerProps) {
  const { vertices = NO_POINTS, closed = false, selected = null, center = null, radius = 0 } = props
  const { crossing = NO_LINES, onVertexTap } = props
  const palette = usePalette()
  const data = useMemo(
    () => collection(draftFeatures({ vertices, closed, selected, center, radius, crossing })),
    [vertices, closed, selected, center, radius, crossing],
  )
  useFeatureTaps(`${ID}-corners`, onVertexTap && (({ properties }) => onVertexTap(Number(properties.index))))
  return (
    <OverlaySource id={ID} data={data}>
      <Layer
        id={`${ID}-fill`}
        type="fill"
        beforeId={slotId('areas')}
        filter={['==', ['get', 'part'], 'area']}
        paint={{ 'fill-color': palette.pin, 'fill-opacity': 0.18 }}
      />
      <Layer
        id={`${ID}-edges`}
        type="line"
        beforeId={slotId('lines')}
        filter={['==', ['get', 'part'], 'edge']}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': palette.pin, 'line-width': 3 }}
      />
      <Layer
        id={`${ID}-wrong`}
        type="line"
        beforeId={slotId('lines')}
        filter={['==', ['get', 'part'], 'wrong']}
        layout={{ 'line-cap': 'round' }}
        paint={{ 'line-color': palette.high, 'line-width': 4 }}
      />
      <Layer
        id={`${ID}-corners`}
        type="symbol"
        beforeId={slotId('tips')}
        filter={['==', ['get', 'part'], 'corner']}
        layout={{ 'icon-image': ['get', 'image'], 'icon-allow-overlap': true }}
      />
    </OverlaySource>
  )
}

type Draft = Required<Omit<DraftLayerProps, 'onVertexTap'>>

function draftFeatures({ vertices, closed, selected, center, radius, crossing }: Draft): Feature[] {
  const features: Feature[] = []
  const [first] = vertices
  if (center && radius > 0) {
    const ring = circleRing(center, radius)
    features.push(areaFeature(ring, { part: 'area' }), lineFeature(ring, { part: 'edge' }))
  }
  if (first && vertices.length > 1) {
    const ring = [...vertices, first]
    if (vertices.length > 2) features.push(areaFeature(ring, { part: 'area' }))
    features.push(lineFeature(closed ? ring : vertices, { part: 'edge' }))
  }
  for (const line of crossing) features.push(lineFeature(line, { part: 'wrong' }))
  const corners = center ? [center] : vertices
  corners.forEach((position, index) => {
    const image = imageName({ kind: 'vertex', selected: index === selected, first: index === 0 })
    features.push(pointFeature(position, { part: 'corner', index, image }))
  })
  return features
}
