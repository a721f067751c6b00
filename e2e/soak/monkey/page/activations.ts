import type { Activation } from '../pageState'
import { nameOf, roleOf } from './names'

const seen: Activation[] = []

/** Takes the activations since the last call. */
export function takeActivations(): Activation[] {
  return seen.splice(0)
}

/**
 * Notes what a visitor activates. A native control has a click, however it was activated; a menu item
 * is activated when the finger is lifted or a key is pressed. What the kiosk keeps away, such as the
 * second of two quick taps after the screen changed, is stopped at the window and never gets here.
 */
export function watchActivations(): void {
  document.addEventListener('click', ({ target }) => note(target, 'a[href], button'), { capture: true })
  document.addEventListener('pointerup', ({ target }) => note(target, '[role^=menuitem]'), { capture: true })
  document.addEventListener(
    'keydown',
    ({ target, key }) => {
      if (key === 'Enter' || key === ' ') note(target, '[role^=menuitem]')
    },
    { capture: true },
  )
}

function note(target: EventTarget | null, selector: string): void {
  const element = target instanceof Element ? target.closest(selector) : null
  if (!element || element.matches(':disabled')) return
  seen.push({
    role: roleOf(element),
    name: nameOf(element),
    path: element instanceof HTMLAnchorElement ? element.pathname : null,
    place: placeOf(element),
    item: element.getAttribute('data-key'),
    page: location.pathname,
    inDialog: element.closest('[role=alertdialog], [role=dialog]') !== null,
  })
}

/** The shortcuts are the navigation after the content, the main one comes before. */
function placeOf(element: Element): Activation['place'] {
  const nav = element.closest('nav')
  const main = document.querySelector('main')
  if (!nav || !main) return null
  const follows = main.compareDocumentPosition(nav) & Node.DOCUMENT_POSITION_FOLLOWING
  if (main.contains(nav)) return null
  return follows ? 'shortcuts' : 'main'
}
