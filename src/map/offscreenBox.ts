const CLASS = 'map-offscreen'

/** A place of this size where the map draws what nobody sees. It is in the page only while it has the map. */
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
