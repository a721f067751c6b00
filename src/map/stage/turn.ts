import type { Map as MapLibre } from 'maplibre-gl'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { framesOf } from '../frames'
import { hasStyle } from '../inner'
import { keepLastView, markLastViewReplaced } from '../offscreen'
import { type MapViewState, sendStage, stageState } from '../stageStore'
import { whenDrawn } from './whenDrawn'

/** A view with what its style follows from beside it. */
export interface Turn {
  view: MapViewState
  /** Theme and sources. */
  look: string
}

/** What each map shows, whole, in the words of `wordsFor`; nothing while it draws something else. */
const shown = new WeakMap<MapLibre, string>()

/**
 * A view has the map from now on. One that finds on it what it would have drawn shows that at once, and the map goes
 * on once the room around it is painted; for any other the map is hidden until it is drawn.
 * @param sources of the archives; null while nobody knows which there are
 */
export function beginTurn(
  map: MapLibre,
  host: HTMLElement,
  { view, look }: Turn,
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

/** The view is gone: nothing is drawn any more, and what is there may be shown again. */
export function endTurn(map: MapLibre, { view, look }: Turn): void {
  framesOf(map).hold()
  if (view.onDrawn || stageState().status !== 'ready' || !hasStyle(map) || map.isMoving()) return
  const words = wordsFor({ view, look })
  if (words === null) return
  shown.set(map, words)
  keepLastView(view, drawnSize(map))
}

/** Pixels that the map has drawn on, also while it is not in the page. */
function drawnSize(map: MapLibre): [width: number, height: number] {
  const { width, height } = map.getCanvas().style
  return [Number.parseFloat(width), Number.parseFloat(height)]
}

/** Whether a map covers its room: one that a navigation makes place for is narrower at first. */
function fills(map: MapLibre, { container }: MapViewState): boolean {
  const [width, height] = drawnSize(map)
  return container.clientWidth <= width + 1 && Math.abs(container.clientHeight - height) <= 1
}

/** What is drawn for a view, in words; null where nobody says. */
function wordsFor({ view, look }: Turn): string | null {
  const { picture, region, locale, variant, cameraKey, camera, focus } = view
  if (picture === undefined) return null
  return JSON.stringify([look, picture, region, locale, variant, cameraKey, camera, focus?.key ?? null])
}
