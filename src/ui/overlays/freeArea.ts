import { useSyncExternalStore } from 'react'
import { createEmitter } from '#domain/base/emitter'

let area: Element | null = null
const changes = createEmitter()

/**
 * Keeps popovers within an element, from the top of the document, while something covers the bottom of the
 * window; null allows the whole window again.
 */
export function setFreeArea(element: Element | null): void {
  area = element
  changes.emit()
}

/** Props for a popover of React Aria, so that it flips and ends within the free area. */
export function useFreeArea(): { boundaryElement?: Element } {
  const boundaryElement = useSyncExternalStore(changes.on, () => area)
  return boundaryElement ? { boundaryElement } : {}
}
