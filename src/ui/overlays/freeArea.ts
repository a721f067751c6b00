import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'

let area: Element | null = null
const changes = createEmitter()

/**
 * Keeps popovers within an element, from the top of the document, while something lies over the foot of the
 * window; null gives them the window again.
 */
export function setFreeArea(element: Element | null): void {
  area = element
  changes.emit()
}

/** What a popover of React Aria is handed, so that it flips and ends within the free area. */
export function useFreeArea(): { boundaryElement?: Element } {
  const boundaryElement = useSyncExternalStore(changes.on, () => area)
  return boundaryElement ? { boundaryElement } : {}
}
