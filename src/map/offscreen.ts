import { LONG_WORK } from '#domain/base/longWork'
import { workAhead } from '#domain/base/workAhead'
import { enterStage } from './loadStage'
import { offscreenBox } from './offscreenBox'
import { activeView, type MapViewState, setOffscreenView } from './stageStore'

/** A picture of the map that a screen requests. */
interface PictureRequest {
  view: MapViewState
  /** Nothing is visible until then. */
  isNeeded: boolean
}

let requests: readonly PictureRequest[] = []
/** The last visible view, if it can be shown again as it was. */
let lastView: MapViewState | null = null
/** Whether the map has drawn something else since. */
let isLastViewReplaced = false
let cancelWait = () => {}

/**
 * Draws an invisible view ahead: the view's `onDrawn` takes the picture.
 * @param isNeeded nothing is visible until then
 * @returns cancels the request
 */
export function requestPicture(view: MapViewState, isNeeded: boolean): () => void {
  const request: PictureRequest = {
    isNeeded,
    view: {
      ...view,
      isPatient: !isNeeded,
      onDrawn(canvas) {
        requests = requests.filter((other) => other !== request)
        view.onDrawn?.(canvas)
        scheduleOffscreen()
      },
    },
  }
  requests = [...requests, request]
  scheduleOffscreen()
  return () => {
    if (!requests.includes(request)) return
    requests = requests.filter((other) => other !== request)
    scheduleOffscreen()
  }
}

/**
 * Called when a view was left: once the map has drawn something else, the view is drawn again offscreen, so
 * that going back is quick.
 */
export function keepLastView(view: MapViewState, [width, height]: [number, number]): void {
  const { onCamera: _onCamera, onTap: _onTap, ...kept } = view
  lastView = {
    ...kept,
    id: Symbol('last view'),
    container: offscreenBox(width, height),
    isPatient: true,
    onDrawn() {
      isLastViewReplaced = false
      scheduleOffscreen()
    },
  }
  isLastViewReplaced = false
}

/** Called when another view than the one that was left is drawn. */
export function markLastViewReplaced(): void {
  isLastViewReplaced = lastView !== null
}

/** Draws the next offscreen view once the screen is at rest; does nothing while a map is visible. */
export function scheduleOffscreen(): void {
  cancelWait()
  setOffscreenView(null)
  if (activeView()) return
  const request = requests.find(({ isNeeded }) => isNeeded) ?? requests[0]
  const view = request?.view ?? (isLastViewReplaced ? lastView : null)
  if (!view) return
  const draw = () => {
    if (activeView()) return
    if (request) markLastViewReplaced()
    enterStage()
    setOffscreenView(view)
  }
  cancelWait = workAhead(draw, request?.isNeeded ? LONG_WORK.neededPicture : LONG_WORK.laterPicture)
}
