import { type Dispatch, useReducer, useState } from 'react'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { MapArea } from '#domain/geofence/areas'
import { type DraftAction, draftReducer, type GeofenceDraft } from '#domain/geofence/drawing/geofenceDraft'
import type { GeofenceArea } from '#domain/geofence/geofence'
import { circleRing, pointsBounds } from '#domain/geofence/geofenceMeasure'
import type { FenceSources } from '../../../../data/map/fenceSources'

export type Bounds = [west: number, south: number, east: number, north: number]

/** State that the map and the panel of the fence editor share. */
export interface FenceEditor {
  region: Region
  areas: readonly MapArea[]
  sources: FenceSources
  draft: GeofenceDraft
  dispatch: Dispatch<DraftAction>
  /** Requested view of the map; `key` changes with each request. */
  view: { bounds: Bounds; key: string }
  /** Moves the map so that the points are visible. */
  show: (points: readonly LngLat[]) => void
  /** The visible part of the map; null until it is known. */
  visibleBounds: Bounds | null
  setVisibleBounds: (bounds: Bounds) => void
}

export interface FenceEditorStart {
  region: Region
  areas: readonly MapArea[]
  sources: FenceSources
  draft: GeofenceDraft
  /** Initial view; null shows the region's places. */
  bounds: Bounds | null
}

/** State of the fence editor: the drawing and the view of the map. */
export function useFenceEditor({
  region,
  areas,
  sources,
  draft: first,
  bounds,
}: FenceEditorStart): FenceEditor {
  const [draft, dispatch] = useReducer(draftReducer, first)
  const [visibleBounds, setVisibleBounds] = useState<Bounds | null>(null)
  const [fitted, setFitted] = useState<{ bounds: Bounds; count: number } | null>(
    bounds && { bounds, count: 0 },
  )
  const home = pointsBounds(sources.places.map(({ position }) => position)) ?? WORLD
  const view = fitted ? { bounds: fitted.bounds, key: String(fitted.count) } : { bounds: home, key: region }
  const show = (points: readonly LngLat[]) => {
    const around = pointsBounds(points)
    if (around) setFitted((before) => ({ bounds: around, count: (before?.count ?? 0) + 1 }))
  }
  return { region, areas, sources, draft, dispatch, view, show, visibleBounds, setVisibleBounds }
}

const WORLD: Bounds = [-130, 15, -60, 60]

/** Points along the edge of a fence. */
export function ringOf(area: GeofenceArea): LngLat[] {
  return area.type === 'Circle' ? circleRing(area.center, area.radiusMi, 16) : area.coordinates[0]
}
