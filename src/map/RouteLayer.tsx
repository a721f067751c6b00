import { useMemo } from 'react'
import { Layer } from 'react-map-gl/maplibre'
import type { LngLat } from '#domain/geo/lngLat'
import { collection, type Feature, lineFeature, pointFeature } from './geo'
import { imageName } from './images/imageName'
import { OverlaySource } from './OverlaySource'
import { slotId } from './style/slots'
import { usePalette } from './usePalette'

export type RouteTone = 'traveled' | 'ahead' | 'over' | 'plain'

export interface RouteSegment {
  points: readonly LngLat[]
  tone: RouteTone
}

export interface RouteLayerProps {
  id: string
  /** The whole path. */
  points: readonly LngLat[]
  /** Its segments by tone; without them the whole path is plain. */
  segments?: readonly RouteSegment[] | undefined
  /** Whether a ring marks the start and a square the end. */
  ends?: boolean
}

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const

/** A driven path: a halo, the line by tone on it, a ring at the start and a square at the end. */
export function RouteLayer({ id, points, segments, ends = true }: RouteLayerProps) {
  const palette = usePalette()
  const source = `room-route-${id}`
  const data = useMemo(() => {
    const lines: readonly RouteSegment[] = segments ?? [{ points, tone: 'plain' }]
    const features: Feature[] = [
      lineFeature(points, { part: 'halo' }),
      ...lines
        .filter((line) => line.points.length > 1)
        .map((line) => lineFeature(line.points, { part: 'line', tone: line.tone })),
    ]
    const [from, to] = [points[0], points.at(-1)]
    if (ends && from && to)
      features.push(
        pointFeature(to, { part: 'end', image: imageName({ kind: 'end' }) }),
        pointFeature(from, { part: 'end', image: imageName({ kind: 'start' }) }),
      )
    return collection(points.length > 1 ? features : [])
  }, [points, segments, ends])
  return (
    <OverlaySource id={source} data={data}>
      <Layer
        id={`${source}-halo`}
        type="line"
        beforeId={slotId('lines')}
        filter={['==', ['get', 'part'], 'halo']}
        layout={ROUND}
        paint={{ 'line-color': palette.routeHalo, 'line-width': 9 }}
      />
      <Layer
        id={`${source}-line`}
        type="line"
        beforeId={slotId('lines')}
        filter={['==', ['get', 'part'], 'line']}
        layout={ROUND}
        paint={{
          'line-color': ['match', ['get', 'tone'], 'over', palette.high, palette.route],
          'line-opacity': ['match', ['get', 'tone'], 'ahead', 0.32, 1],
          'line-width': 5,
        }}
      />
      <Layer
        id={`${source}-ends`}
        type="symbol"
        beforeId={slotId('dots')}
        filter={['==', ['get', 'part'], 'end']}
        layout={{ 'icon-image': ['get', 'image'], 'icon-allow-overlap': true }}
      />
    </OverlaySource>
  )
}
