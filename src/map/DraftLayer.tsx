import type { MapGeoJSONFeature } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import { Layer } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import { circleRing } from '#domain/geofence/geofenceMeasure'
import { areaFeature, collection, type Feature, lineFeature, pointFeature } from './geo'
import { imageName } from './images/imageName'
import { OverlaySource } from './OverlaySource'
import { slotId } from './style/slots'
import { useFeatureDrag } from './useFeatureDrag'
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
  /** Called when a corner, or the center of the circle as the first one, was dragged to a new place. */
  onVertexMove?: ((index: number, to: LngLat) => void) | undefined
}

/** A corner that follows the finger, until the shape that it belongs to has changed. */
interface Dragged {
  of: readonly LngLat[] | LngLat
  index: number
  to: LngLat
}

const ID = 'room-draft'
const NO_POINTS: readonly LngLat[] = []
const NO_LINES: readonly (readonly LngLat[])[] = []

/** A geofence during drawing: corners to tap, edges, and what is wrong with them. */
export function DraftLayer(props: DraftLayerProps) {
  const { vertices = NO_POINTS, closed = false, selected = null, center = null, radius = 0 } = props
  const { crossing = NO_LINES, onVertexTap, onVertexMove } = props
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const shape = center ?? vertices
  // An undo brings the same shape back, without what was dragged.
  if (dragged && dragged.of !== shape) setDragged(null)
  const palette = usePalette()
  const data = useMemo(() => {
    const draft = { vertices, closed, selected, center, radius, crossing }
    return collection(draftFeatures(withDragged(draft, dragged)))
  }, [vertices, closed, selected, center, radius, crossing, dragged])
  const follow = ({ properties }: Pick<MapGeoJSONFeature, 'properties'>, to: LngLat) => {
    const index = Number(properties.index)
    setDragged({ of: shape, index, to })
    return index
  }
  useFeatureDrag(
    `${ID}-corners`,
    shape,
    onVertexMove && {
      onMove: follow,
      onEnd: (feature, to) => onVertexMove(follow(feature, to), to),
      onCancel: () => setDragged(null),
    },
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

type Draft = Required<Omit<DraftLayerProps, 'onVertexTap' | 'onVertexMove'>>

function withDragged(draft: Draft, dragged: Dragged | null): Draft {
  const { vertices, center } = draft
  if (dragged?.of !== (center ?? vertices)) return draft
  if (center) return { ...draft, center: dragged.to }
  // Whether lines cross is known again at the end.
  return { ...draft, vertices: vertices.with(dragged.index, dragged.to), crossing: NO_LINES }
}

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
