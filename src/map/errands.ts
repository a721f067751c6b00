import { enterStage } from './loadStage'
import { offstageBox } from './offstageBox'
import { activeView, type MapViewState, setErrand } from './stageStore'
import { whenIdle } from './whenIdle'

/** What a screen waits for comes soon; what is only made anew or made ready waits until nothing else is done. */
const SOON_MS = 160
const LATER_MS = 600

/** A picture that a screen wants of the map. */
interface Order {
  view: MapViewState
  quietMs: number
}

let orders: readonly Order[] = []
/** The view that was left last, if it may be shown again as it was. */
let left: MapViewState | null = null
/** Whether the map has drawn something else since. */
let isLeftUndone = false
let cancelWait = () => {}

/**
 * Has a view drawn that nobody sees, in idle time: `onDrawn` of the view takes the picture.
 * @param isUrgent there is nothing to be seen until then
 * @returns what takes the order back
 */
export function orderPicture(view: MapViewState, isUrgent: boolean): () => void {
  const order: Order = {
    quietMs: isUrgent ? SOON_MS : LATER_MS,
    view: {
      ...view,
      onDrawn(canvas) {
        orders = orders.filter((other) => other !== order)
        view.onDrawn?.(canvas)
        planErrands()
      },
    },
  }
  orders = [...orders, order]
  planErrands()
  return () => {
    if (!orders.includes(order)) return
    orders = orders.filter((other) => other !== order)
    planErrands()
  }
}

/** A view was left: the map is made ready for the way back once it has drawn something else. */
export function keepReady(view: MapViewState, [width, height]: [number, number]): void {
  const { onCamera: _onCamera, onTap: _onTap, ...kept } = view
  left = {
    ...kept,
    id: Symbol('left'),
    container: offstageBox(width, height),
    onDrawn() {
      isLeftUndone = false
      planErrands()
    },
  }
  isLeftUndone = false
}

/** What is in sight draws something else than what was left. */
export function leftIsUndone(): void {
  isLeftUndone = left !== null
}

/** Sends the stage for what is wanted next, once the screen is at rest; nothing while a map is in sight. */
export function planErrands(): void {
  cancelWait()
  setErrand(null)
  if (activeView()) return
  const [order] = orders
  const view = order?.view ?? (isLeftUndone ? left : null)
  if (!view) return
  cancelWait = whenIdle(order?.quietMs ?? LATER_MS, () => {
    if (activeView()) return
    if (order) leftIsUndone()
    enterStage()
    setErrand(view)
  })
}
