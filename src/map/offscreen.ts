import { enterStage } from './loadStage'
import { offscreenBox } from './offscreenBox'
import { activeView, type MapViewState, setOffscreenView } from './stageStore'
import { whenIdle } from './whenIdle'

/** What a screen waits for comes soon; what is only made anew or made ready waits until nothing else is done. */
const SOON_MS = 160
const LATER_MS = 600

/** A picture that a screen wants of the map. */
interface PictureRequest {
  view: MapViewState
  quietMs: number
}

let requests: readonly PictureRequest[] = []
/** The view that was in sight last, if it may be shown again as it was. */
let lastView: MapViewState | null = null
/** Whether the map has drawn something else since. */
let isLastViewReplaced = false
let cancelWait = () => {}

/**
 * Has a view drawn that nobody sees, in idle time: `onDrawn` of the view takes the picture.
 * @param isUrgent there is nothing to be seen until then
 * @returns cancels the request
 */
export function requestPicture(view: MapViewState, isUrgent: boolean): () => void {
  const request: PictureRequest = {
    quietMs: isUrgent ? SOON_MS : LATER_MS,
    view: {
      ...view,
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

/** A view was left: it is drawn again out of sight once the map has drawn something else, so that the way back is quick. */
export function keepLastView(view: MapViewState, [width, height]: [number, number]): void {
  const { onCamera: _onCamera, onTap: _onTap, ...kept } = view
  lastView = {
    ...kept,
    id: Symbol('last view'),
    container: offscreenBox(width, height),
    onDrawn() {
      isLastViewReplaced = false
      scheduleOffscreen()
    },
  }
  isLastViewReplaced = false
}

/** What is in sight draws something else than the view that was left. */
export function markLastViewReplaced(): void {
  isLastViewReplaced = lastView !== null
}

/** Draws what is wanted next out of sight, once the screen is at rest; nothing while a map is in sight. */
export function scheduleOffscreen(): void {
  cancelWait()
  setOffscreenView(null)
  if (activeView()) return
  const [request] = requests
  const view = request?.view ?? (isLastViewReplaced ? lastView : null)
  if (!view) return
  cancelWait = whenIdle(request?.quietMs ?? LATER_MS, () => {
    if (activeView()) return
    if (request) markLastViewReplaced()
    enterStage()
    setOffscreenView(view)
  })
}
