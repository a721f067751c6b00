import { useSyncExternalStore } from 'react'

let area: Element | null = null
const listeners = new Set<() => void>()

/**
 * Keeps popovers within an element, from the top of the document, while something lies over the foot of the
 * window; null gives them the window again.
 */
export function setFreeArea(element: Element | null): void {
  area = element
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What a popover of React Aria is handed, so that it flips and ends within the free area. */
export function useFreeArea(): { boundaryElement?: Element } {
  const boundaryElement = useSyncExternalStore(subscribe, () => area)
  return boundaryElement ? { boundaryElement } : {}
}
