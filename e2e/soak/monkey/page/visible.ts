/** Whether a visitor can see or operate an element: rendered, not inert, not hidden from everyone. */
export function isShown(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return false
  return element.checkVisibility({ visibilityProperty: true })
}

/** What a tap on a control would hit: itself, or the label of a visually hidden input. */
export function tapArea(element: Element): Element {
  const { width, height } = element.getBoundingClientRect()
  if (element instanceof HTMLInputElement && (width <= 2 || height <= 2 || isTransparent(element)))
    return element.labels?.[0] ?? element
  return element
}

function isTransparent(element: Element): boolean {
  return getComputedStyle(element).opacity === '0'
}
