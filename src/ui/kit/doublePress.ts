import { beforePage } from './inputPort'

/** Two presses at one place within this time are a double press. */
export const DOUBLE_PRESS_MS = 400

/** What counts as one place, in CSS pixels: half a touch target. */
const SAME_PLACE_PX = 22

/** A press of the pointer: when, where, and on what. */
interface Press {
  atMs: number
  x: number
  y: number
  layer: Element | null
  address: string
  /** On a list, a menu or what opens one: a choice is a press of its own, right after the one before. */
  isChoice: boolean
}

/** What is chosen from, and what opens it. */
const CHOICES = '[role="option"], [role^="menuitem"], [aria-haspopup]'

/**
 * Keeps a press from what it was not meant for, everywhere in the page: one inside an overlay that is
 * closing, and the second of a double press after the first opened or closed what is under the finger.
 * @returns ends the guard
 */
export function guardDoublePresses(): () => void {
  let last: Press | null = null
  let swallowing = false
  const onPress = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const press = {
      atMs: performance.now(),
      x: event.clientX,
      y: event.clientY,
      layer: layerOf(target),
      address: location.pathname,
      isChoice: target?.closest(CHOICES) != null,
    }
    swallowing = target?.closest('[data-exiting]') != null || (last !== null && isMisplaced(last, press))
    // A press that is kept away stays measured against the one that was meant.
    if (!swallowing) last = press
    else swallow(event)
  }
  const onFollowing = (event: Event) => {
    // Keyboard and screen reader click without a press.
    if (!swallowing || (event.type === 'click' && (event as MouseEvent).detail === 0)) return
    swallow(event)
    if (event.type === 'click') swallowing = false
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

/** Overlays are children of the body, beside the page. */
function layerOf(target: Element | null): Element | null {
  let layer = target
  while (layer?.parentElement && layer.parentElement !== document.body) layer = layer.parentElement
  return layer
}

function isMisplaced(first: Press, second: Press): boolean {
  return (
    !second.isChoice &&
    second.atMs - first.atMs < DOUBLE_PRESS_MS &&
    Math.hypot(second.x - first.x, second.y - first.y) <= SAME_PLACE_PX &&
    (second.layer !== first.layer || second.address !== first.address)
  )
}

function swallow(event: Event): void {
  event.stopPropagation()
  if (event.cancelable) event.preventDefault()
}
