import type { Map as MapLibre } from 'maplibre-gl'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'
import type { Locale, Region } from '#domain/base/locale'
import type { Padding } from '#domain/geo/frame'
import type { LngLat } from '#domain/geo/lngLat'
import type { Camera, CameraState, Focus } from './camera'
import { ASLEEP, mapOf, nextStage, type StageEvent, type StageState, type StageStatus } from './stageMachine'

/**
 * Overlay Map (unchanged), Plain (quiet), Contrast (strong lines and labels): docs/decisions.md D28. Night is the
 * dark city without names between visits (docs/booth.md B2).
 */
export type MapVariant = 'overlay' | 'plain' | 'contrast' | 'night'

/** What a map view requests of the one map. */
export interface MapViewState {
  /** Unique for each mounted view. */
  id: symbol
  container: HTMLElement
  region: Region
  locale: Locale
  label: string
  variant: MapVariant
  camera: Camera
  cameraKey: string
  focus: Focus | null
  /** The covered part of the view. */
  padding: Padding
  onCamera?: ((camera: CameraState) => void) | undefined
  onTap?: ((at: LngLat) => void) | undefined
  layers: ReactNode
  /**
   * Describes the content: if it is unchanged, the last picture is shown again at once. Without it,
   * everything is redrawn.
   */
  picture?: string | undefined
  /** Receives the picture and ends the view; for an invisible view. */
  onDrawn?: ((canvas: HTMLCanvasElement) => void) | undefined
  /** Nothing on the screen waits for its picture. */
  isPatient?: boolean | undefined
}

/**
 * The one map of a visit and the views that request it: a small store outside React, because the stage is a
 * separate React tree that outlives every view. The view that was mounted last gets the map.
 */
let views: readonly MapViewState[] = []
/** What the stage draws while no view is visible: pictures, and the view that the visitor may return to. */
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

/** Sets what the stage draws while no view is visible. */
export function setOffscreenView(view: MapViewState | null): void {
  if (offscreenView === view) return
  offscreenView = view
  changes.emit()
}

/** The visible view. */
export const activeView = (): MapViewState | null => views.at(-1) ?? null
/** The view that the stage draws: the visible one, otherwise the offscreen one. */
export const stageView = (): MapViewState | null => activeView() ?? offscreenView
export const stageState = (): StageState => state

/** The map once its style is loaded; null before, and after the context was lost. */
export const stageMap = (): MapLibre | null => mapOf(state)

/** Sends an event to the stage; `stageMachine.ts` defines its effect. */
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
