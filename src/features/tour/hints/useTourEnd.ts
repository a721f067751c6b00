import { useEffect } from 'react'
import { MARK_CLEARS_AFTER_MS, type WaypointState } from '#domain/tour/waypointState'
import { openSheet } from '../../../state/sheet'
import { markTourEndShown, useTourEndShown } from '../../../state/tour'
import { isTyped } from './useHintEvents'

/** What a visitor may have open beside the last hint, or by its target. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Thanks the visitor once everything of the tour was seen, once in a visit (docs/game.md T3): when the mark of the last
 * hint goes out, or as soon as nothing else is open.
 * @param reachable the hints that this visit can reach
 */
export function useTourEnd({ seen, open }: WaypointState, reachable: readonly { id: number }[]): void {
  const isShown = useTourEndShown()
  const isOver = !isShown && open === null && reachable.every(({ id }) => seen.includes(id))
  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => {
      if (document.querySelector(OPEN) || isTyped(document.activeElement)) return
      markTourEndShown()
      openSheet('tourEnd')
    }, MARK_CLEARS_AFTER_MS)
    return () => clearInterval(timer)
  }, [isOver])
}
