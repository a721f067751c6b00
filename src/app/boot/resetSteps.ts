import { onReset } from '../../session/reset'
import { clearToasts } from '../../ui/feedback/toast'
import { router } from '../routes/router'
import { closeDrawer } from '../shell/nav/closeDrawer'

/** Adds the reset steps of the shell, the toasts and the router. */
export function addResetSteps(): void {
  onReset('drawer', closeDrawer)
  onReset('toasts', clearToasts)
  // Unsaved changes belong to the visit and are discarded.
  onReset('address', ({ to }) => to && router.navigate({ to, ignoreBlocker: true }))
}
