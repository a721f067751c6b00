import type { AnyRouter } from '@tanstack/react-router'
import { awaitShift } from '../../../data/core/awaitedShift'
import { onReset } from '../../../session/reset'
import { visitShift } from '../../../session/visitShift'
import { closeDrawer } from '../../../state/sidebar'
import { clearToasts } from '../../../ui/feedback/toast'
import { restoreScrollWhenLoaded } from './scrollRestoration'

/**
 * Connects what a visit needs once it leaves the first screen: the weekday that queries wait for, where screens
 * were scrolled to, and the reset steps of the shell, the toasts and the router.
 */
export function connectVisit(router: AnyRouter): void {
  awaitShift(visitShift)
  restoreScrollWhenLoaded(router)
  onReset('drawer', closeDrawer)
  onReset('toasts', clearToasts)
  // Unsaved changes belong to the visit and are discarded.
  onReset('address', ({ to }) => to && router.navigate({ to, ignoreBlocker: true }))
}
