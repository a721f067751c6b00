import { isInstalled } from '../../pwa/installed'
import { beforePage } from '../../session/input/input'

/** Types of dropped data that a browser would open in this or another window. */
const OPENED_BY_DROP = ['Files', 'text/uri-list']

/**
 * Keeps a visitor in the kiosk's window: in the installed app and in fullscreen, dropped files and links, a middle
 * click, a click with a modifier key, and the context menu open nothing. A browser tab is not affected
 * (docs/booth.md B11).
 */
export function guardWindow(): void {
  beforePage('window', {
    click: keepLinkHere,
    auxclick: keepLinkHere,
    contextmenu: (event) => isKioskWindow() && event.preventDefault(),
  })
  // After the product's own drop targets, which accept their files first.
  addEventListener('dragover', refuseDrop)
  addEventListener('drop', refuseDrop)
}

const isKioskWindow = () => isInstalled() || document.fullscreenElement != null

function keepLinkHere(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event
  const opensElsewhere = button === 1 || ctrlKey || metaKey || shiftKey || altKey
  if (opensElsewhere && target instanceof Element && target.closest('a[href]') && isKioskWindow())
    event.preventDefault()
}

function refuseDrop(event: DragEvent): void {
  const { dataTransfer, target } = event
  const isFileField = target instanceof HTMLInputElement && target.type === 'file'
  if (event.defaultPrevented || isFileField || !isKioskWindow()) return
  if (!dataTransfer || !OPENED_BY_DROP.some((type) => dataTransfer.types.includes(type))) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
