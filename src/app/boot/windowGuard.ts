import { isInstalled } from '../../pwa/installed'
import { beforePage } from '../../session/input/input'

/** What a browser would open in place of the product, or in a window beside it. */
const OPENED_BY_DROP = ['Files', 'text/uri-list']

/**
 * Keeps a visitor in the one window of a kiosk, in the installed app and in fullscreen: dropped files and links,
 * a middle click, a click with a key held, and the context menu open nothing. A tab of a browser keeps its ways
 * (docs/booth.md B11).
 */
export function guardWindow(): void {
  beforePage('window', {
    click: keepLinkHere,
    auxclick: keepLinkHere,
    contextmenu: (event) => isKioskWindow() && event.preventDefault(),
  })
  // After the product's own places to drop a file on, which take what they want.
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
