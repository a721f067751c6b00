import { type Dispatch, useReducer, useState } from 'react'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { MapArea } from '#domain/geofence/areas'
import { type DraftAction, draftReducer, type GeofenceDraft } from '#domain/geofence/drawing/geofenceDraft'
import { boundsOf } from '#domain/geofence/geofenceMeasure'
import type { FenceSources } from '../../data/map/fenceSources'

export type Bounds = [west: number, south: number, east: number, north: number]

/** What the map and the panel of the fence editor share. */
export interface FenceEditor {
  region: Region
  areas: readonly MapArea[]
  sources: FenceSources
  draft: GeofenceDraft
  dispatch: Dispatch<DraftAction>
  /** What the map was last told to show; `key` changes with every telling. */
  view: { bounds: Bounds; key: string }
  /** Shows points on the map, with room around them. */
  show: (points: readonly LngLat[]) => void
  /** What the map shows now, as far as it has said. */
  visibleBounds: Bounds | null
  setVisibleBounds: (bounds: Bounds) => void
}

export interface FenceEditorStart {
  region: Region
  areas: readonly MapArea[]
  sources: FenceSources
  draft: GeofenceDraft
  /** What to show at first; null is the region's places. */
  bounds: Bounds | null
}

/** State of the fence editor: the drawing, and where the map looks. */
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
  const home = boundsOf(sources.places.map(({ position }) => position)) ?? WORLD
  const view = fitted ? { bounds: fitted.bounds, key: String(fitted.count) } : { bounds: home, key: region }
  const show = (points: readonly LngLat[]) => {
    const around = boundsOf(points)
    if (around) setFitted((before) => ({ bounds: around, count: (before?.count ?? 0) + 1 }))
  }
  return { region, areas, sources, draft, dispatch, view, show, visibleBounds, setVisibleBounds }
}

const WORLD: Bounds = [-130, 15, -60, 60]
