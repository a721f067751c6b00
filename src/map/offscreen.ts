import { afterNextPaint } from '../ui/feedback/afterNextPaint'
import { enterStage } from './loadStage'
import { offscreenBox } from './offscreenBox'
import { activeView, type MapViewState, setOffscreenView } from './stageStore'

/** What a screen waits for starts soon; repeated or prepared pictures wait until nothing else is running. */
const SOON_MS = 160
const LATER_MS = 600

/** A picture of the map that a screen requests. */
interface PictureRequest {
  view: MapViewState
  quietMs: number
}

let requests: readonly PictureRequest[] = []
/** The last visible view, if it can be shown again as it was. */
let lastView: MapViewState | null = null
/** Whether the map has drawn something else since. */
let isLastViewReplaced = false
let cancelWait = () => {}

/**
 * Draws an invisible view in idle time: the view's `onDrawn` takes the picture.
 * @param isUrgent nothing is visible until then
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

/** Draws the next offscreen view once the screen is idle; does nothing while a map is visible. */
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

/** Every screen has idle time; work does not wait longer than this for it. */
const LIMIT_MS = 1_500

/** Runs work once the screen is painted and has been idle for `quietMs`. @returns a function that cancels it */
function whenIdle(quietMs: number, work: () => void): () => void {
  let cancel = afterNextPaint(() => {
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback !== 'function') {
        work()
        return
      }
      const handle = requestIdleCallback(work, { timeout: LIMIT_MS })
      cancel = () => cancelIdleCallback(handle)
    }, quietMs)
    cancel = () => clearTimeout(timer)
  })
  return () => cancel()
}
