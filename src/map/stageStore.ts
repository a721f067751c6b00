import type { Map as MapLibre } from 'maplibre-gl'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'
import type { Locale, Region } from '#domain/base/locale'
import type { Padding } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { Camera, CameraState, Focus } from './camera'
import { ASLEEP, mapOf, nextStage, type StageEvent, type StageState, type StageStatus } from './stageMachine'

/** Overlay Map (as it comes), Plain (quiet), Contrast (strong lines and labels): docs/decisions.md D28. */
export type MapVariant = 'overlay' | 'plain' | 'contrast'

/** What a map view asks of the one map. */
export interface MapViewState {
  /** One per mounted view. */
  id: symbol
  container: HTMLElement
  region: Region
  locale: Locale
  label: string
  variant: MapVariant
  camera: Camera
  cameraKey: string
  focus: Focus | null
  /** What is not free of the view. */
  padding: Padding
  onCamera?: ((camera: CameraState) => void) | undefined
  onTap?: ((at: LngLat) => void) | undefined
  layers: ReactNode
  /** What is drawn, in words: as long as they stay, what was drawn is shown again at once. None is drawn anew. */
  picture?: string | undefined
  /** Takes what was drawn, and ends the view; for one that nobody sees. */
  onDrawn?: ((canvas: HTMLCanvasElement) => void) | undefined
}

/**
 * The one map of a visit and the views that want it: a small store outside React, because the stage is
 * a React tree of its own that outlives every view. The view that was mounted last has the map.
 */
let views: readonly MapViewState[] = []
/** What the stage draws while no view is in sight: pictures, and the view that the visitor may come back to. */
let offscreenView: MapViewState | null = null
let state = ASLEEP
const changes = createEmitter()

export function setView(view: MapViewState): void {
  const exists = views.some(({ id }) => id === view.id)
  views = exists ? views.map((other) => (other.id === view.id ? view : other)) : [...views, view]
  changes.emit()
}

export function removeView(id: symbol): void {
  views = views.filter((view) => view.id !== id)
  changes.emit()
}

/** Gives the stage something to draw while no view is in sight. */
export function setOffscreenView(view: MapViewState | null): void {
  if (offscreenView === view) return
  offscreenView = view
  changes.emit()
}

/** The view in sight. */
export const activeView = (): MapViewState | null => views.at(-1) ?? null
/** What the stage draws: the view in sight, else the one that is drawn out of sight. */
export const stageView = (): MapViewState | null => activeView() ?? offscreenView
export const stageState = (): StageState => state

/** The map once its style is there; null before, and after the context was lost. */
export const stageMap = (): MapLibre | null => mapOf(state)

/** Tells the stage what happened; `stageMachine.ts` says what follows. */
export function sendStage(event: StageEvent): void {
  const next = nextStage(state, event)
  if (next === state) return
  state = next
  changes.emit()
}

const stageStatus = (): StageStatus => state.status

export const useStageView = (): MapViewState | null => useSyncExternalStore(onStageChange, stageView)
export const useStageState = (): StageState => useSyncExternalStore(onStageChange, stageState)
export const useStageStatus = (): StageStatus => useSyncExternalStore(onStageChange, stageStatus)
export const useStageMap = (): MapLibre | null => useSyncExternalStore(onStageChange, stageMap)

/** Calls a listener at each change of the views or of the stage's state. @returns the unsubscribe function */
export const onStageChange = changes.on
