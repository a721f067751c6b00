import { beforePage } from '../../../session/input/input'

/** A finger, a pen or a pressed mouse, by what its events call it. */
type Contact = string

export interface TouchMarks {
  stop: () => void
}

/** How long a mark stays after its finger was lifted, in milliseconds: long enough to be seen from the last row. */
export const MARK_STAYS_MS = 450

/**
 * Draws a mark under every finger, so that an audience sees what is touched. Uses touch events rather than
 * pointer events for fingers: a browser that scrolls cancels the pointer but continues the touch.
 * @param layer container of the marks, above everything and not interactive
 * @param className of a mark; a released one has `data-released`
 */
export function showTouches(layer: HTMLElement, className: string): TouchMarks {
  const marks = new Map<Contact, HTMLElement>()

  const put = (contact: Contact, { clientX, clientY }: { clientX: number; clientY: number }) => {
    const mark = marks.get(contact) ?? layer.appendChild(document.createElement('span'))
    mark.className = className
    mark.style.transform = `translate(${clientX}px, ${clientY}px)`
    marks.set(contact, mark)
  }
  const release = (contact: Contact) => {
    const mark = marks.get(contact)
    if (!mark) return
    marks.delete(contact)
    mark.dataset.released = ''
    setTimeout(() => mark.remove(), MARK_STAYS_MS)
  }

  const onTouch = (event: TouchEvent) => {
    for (const touch of event.changedTouches) put(`touch ${touch.identifier}`, touch)
  }
  const onTouchEnd = (event: TouchEvent) => {
    for (const touch of event.changedTouches) release(`touch ${touch.identifier}`)
  }
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.buttons !== 0) put(`pointer ${event.pointerId}`, event)
  }
  const onPointerEnd = (event: PointerEvent) => release(`pointer ${event.pointerId}`)

  const stopHearing = beforePage('touchMarks', {
    touchstart: onTouch,
    touchmove: onTouch,
    touchend: onTouchEnd,
    touchcancel: onTouchEnd,
    pointerdown: onPointer,
    pointermove: onPointer,
    pointerup: onPointerEnd,
    pointercancel: onPointerEnd,
  })
  return {
    stop: () => {
      stopHearing()
      layer.replaceChildren()
    },
  }
}
