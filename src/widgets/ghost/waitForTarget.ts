import { findTarget, hiddenTargets, isShown, type Target } from '../../session/recording/targets'

/** Maximum wait for a target, milliseconds. */
export const PATIENCE_MS = 3_000
/** A loaded screen shows its controls within this time; a control that is still missing is folded away. */
const FOLDED_AFTER_MS = 400
const LOOK_EVERY_MS = 50

export interface WaitForTargetOptions {
  signal: AbortSignal
  /** Presses the button that unfolds the target. */
  unfold: (opener: Element) => Promise<void>
  /** Closes a dialog that covers the target. */
  closeLayer: () => void
  /** Whether the next target is there already, so that this one is not needed. */
  canGoOn: () => boolean
  /** Whether time counts as waiting, which a pause does not. */
  isWaiting: () => boolean
}

/** Waits for a target and uncovers it: in a folded group, a drawer, or under an open dialog. Null if it is not here. */
export async function waitForTarget(name: string, options: WaitForTargetOptions): Promise<Target | null> {
  const { signal, unfold, closeLayer, canGoOn, isWaiting } = options
  const tried = new Set<Element>()
  let closed = false
  let waitedMs = 0
  for (;;) {
    const target = findTarget(name)
    if (target) return target
    if (waitedMs >= PATIENCE_MS) return null
    if (waitedMs >= FOLDED_AFTER_MS) {
      const opener = openerOf(name)
      if (opener && !tried.has(opener)) {
        tried.add(opener)
        await unfold(opener)
      } else if (
        !closed &&
        hiddenTargets(name).length > 0 &&
        document.querySelector('[role="dialog"],[role="alertdialog"]')
      ) {
        closed = true
        closeLayer()
      } else if (canGoOn()) return null
    }
    await pause(LOOK_EVERY_MS, signal)
    if (isWaiting()) waitedMs += LOOK_EVERY_MS
  }
}

/** The button that unfolds a target: of its group, or of the navigation in a narrow window. */
function openerOf(name: string): Element | null {
  for (const element of hiddenTargets(name)) {
    const id = element.closest('[inert][id]')?.id
    const opener = id && document.querySelector(`[aria-controls="${CSS.escape(id)}"]`)
    if (opener && isShown(opener)) return opener
  }
  if (!name.startsWith('link:') && !name.startsWith('nav-group:')) return null
  const menu = findTarget('menu')?.element
  return menu?.getAttribute('aria-expanded') === 'false' ? menu : null
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
