import { FOOTER_BAR, isCurrent, navTarget } from '#domain/device/navigation'
import type { NavHint } from '../../../state/navHint'

/** Whether a hint belongs to an item of the footer bar; the item without a target is the bell. */
export function isHintedBy(hint: NavHint | null, target: string | null): boolean {
  if (hint === null || target === null || hint === 'bell') return hint === 'bell' && target === null
  return isCurrent(target, navTarget(hint))
}

/** Whether the menu leads to a hint, because the footer bar does not contain its item. */
export function isHintedByMenu(hint: NavHint | null): boolean {
  return hint !== null && FOOTER_BAR.every(({ target }) => !isHintedBy(hint, target))
}
