import type { Map as MapLibre } from 'maplibre-gl'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { framesOf } from '../frames'
import { hasStyle } from '../inner'
import { keepLastView, markLastViewReplaced } from '../offscreen'
import { type MapViewState, sendStage, stageState } from '../stageStore'
import { whenDrawn } from './whenDrawn'

/** A view with the inputs of its style. */
export interface MapSession {
  view: MapViewState
  /** Theme and sources. */
  look: string
}

/** The content that each map shows completely, as described by `wordsFor`; none while it draws something else. */
const shown = new WeakMap<MapLibre, string>()

/**
 * Gives the map to a view. If the map already shows the view's content, it is visible at once and resumes
 * once the screen around it is painted; otherwise the map is hidden until it is drawn.
 * @param sources of the archives; null while unknown
 */
export function beginMapSession(
  map: MapLibre,
  host: HTMLElement,
  { view, look }: MapSession,
  sources: string[] | null,
): () => void {
  const { release } = framesOf(map)
  const words = wordsFor({ view, look })
  if (stageState().status === 'ready' && words !== null && shown.get(map) === words && fills(map, view))
    return afterNextPaint(release)
  shown.delete(map)
  if (!view.onDrawn) markLastViewReplaced()
  release()
  sendStage({ type: 'uncovered', map })
  if (!sources) return () => {}
  const onDrawn = () => {
    sendStage({ type: 'drawn', map })
    if (!view.onDrawn) return
    if (words !== null) shown.set(map, words)
    view.onDrawn(map.getCanvas())
  }
  return whenDrawn(map, host, sources, onDrawn, view.onDrawn ? 'idle' : 'render')
}

/** Called when the view is removed: stops drawing; the current content may be shown again. */
export function endMapSession(map: MapLibre, { view, look }: MapSession): void {
  framesOf(map).hold()
  if (view.onDrawn || stageState().status !== 'ready' || !hasStyle(map) || map.isMoving()) return
  const words = wordsFor({ view, look })
  if (words === null) return
  shown.set(map, words)
  keepLastView(view, drawnSize(map))
}

/** Pixels on which the map has drawn, even while it is not in the page. */
function drawnSize(map: MapLibre): [width: number, height: number] {
  const { width, height } = map.getCanvas().style
  return [Number.parseFloat(width), Number.parseFloat(height)]
}

/** Whether a map covers its container: while a navigation moves aside, the container is narrower at first. */
function fills(map: MapLibre, { container }: MapViewState): boolean {
  const [width, height] = drawnSize(map)
  return container.clientWidth <= width + 1 && Math.abs(container.clientHeight - height) <= 1
}

/** Describes the content of a view; null if it has no description. */
function wordsFor({ view, look }: MapSession): string | null {
  const { picture, region, locale, variant, cameraKey, camera, focus } = view
  if (picture === undefined) return null
  return JSON.stringify([look, picture, region, locale, variant, cameraKey, camera, focus?.key ?? null])
}
