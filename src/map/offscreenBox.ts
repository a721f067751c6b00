const CLASS = 'map-offscreen'

/** An offscreen element of this size in which the map draws. It is in the page only while it contains the map. */
export function offscreenBox(width: number, height: number): HTMLElement {
  const box = document.createElement('div')
  box.className = CLASS
  box.inert = true
  box.style.width = `${width}px`
  box.style.height = `${height}px`
  return box
}

export function isOffscreen(box: HTMLElement): boolean {
  return box.className === CLASS
}
