import { beforePage } from './inputPort'

/** Two presses at one place within this time are a double press. */
export const DOUBLE_PRESS_MS = 400

/** Maximum distance of presses in the same place, in CSS pixels: half a touch target. */
const SAME_PLACE_PX = 22

/** Time, place and target of a pointer press. */
interface Press {
  atMs: number
  x: number
  y: number
  target: Element | null
  layer: Element | null
  address: string
}

/** An option or menu item, in a list or menu that opens under the finger: always a separate press, however soon it comes. */
const CHOICE = '[role="option"], [role^="menuitem"]'
/** What opens a list or a menu, which may be opened again right after a choice from it. */
const OPENER = '[aria-haspopup]:not([aria-haspopup="dialog"])'

/**
 * Keeps the second of a double press from what lies under the finger since the first opened or closed a layer, or
 * led to another screen. What opens or closes without motion is there or gone within a frame or two, so that only
 * place and time tell such a press from one that was meant.
 * @returns ends the guard
 */
export function guardDoublePresses(): () => void {
  let last: Press | null = null
  let swallowing = false
  /** The second press of a double one that was let through. */
  let second: Press | null = null
  const onPress = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const press = {
      // When the finger came down; a busy page receives the event later.
      atMs: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      target,
      layer: layerOf(target),
      address: location.pathname,
    }
    const isSecond = last !== null && isDouble(last, press)
    swallowing = last !== null && isSecond && isMisplaced(last, press)
    second = isSecond && !swallowing ? press : null
    // A press that is kept away stays measured against the one that was meant.
    if (!swallowing) last = press
    else swallow(event)
  }
  const onFollowing = (event: Event) => {
    const isClick = event.type === 'click'
    // Keyboard and screen reader click without a press.
    if (isClick && (event as MouseEvent).detail === 0) return
    if (swallowing || (isClick && second !== null && isElsewhere(second, event.target))) swallow(event)
    if (isClick) swallowing = false
  }
  return beforePage('doublePress', {
    pointerdown: onPress,
    mousedown: onFollowing,
    pointerup: onFollowing,
    mouseup: onFollowing,
    touchend: onFollowing,
    click: onFollowing,
  })
}

/** Overlays are children of the body, beside the page; one that is a part of the page says that it is a layer. */
function layerOf(target: Element | null): Element | null {
  const own = target?.closest('[data-layer]')
  if (own) return own
  let layer = target
  while (layer?.parentElement && layer.parentElement !== document.body) layer = layer.parentElement
  // The page under an open panel takes the presses beside the panel.
  return layer?.getAttribute('aria-hidden') === 'true' ? document.documentElement : layer
}

function isDouble(first: Press, second: Press): boolean {
  return (
    second.atMs - first.atMs < DOUBLE_PRESS_MS &&
    Math.hypot(second.x - first.x, second.y - first.y) <= SAME_PLACE_PX
  )
}

function isMisplaced(first: Press, second: Press): boolean {
  return !isChoice(first, second) && (second.layer !== first.layer || second.address !== first.address)
}

/** Whether the layer or screen that a press came down on has gone before its click. */
function isElsewhere({ layer, address }: Press, clicked: EventTarget | null): boolean {
  return layerOf(clicked instanceof Element ? clicked : null) !== layer || location.pathname !== address
}

function isChoice(first: Press, { target }: Press): boolean {
  if (target?.closest(CHOICE)) return true
  return target?.closest(OPENER) != null && first.target?.closest(CHOICE) != null
}

function swallow(event: Event): void {
  event.stopPropagation()
  if (event.cancelable) event.preventDefault()
}
