import { onReset } from '../../session/reset'
import { clearToasts } from '../../ui/feedback/toast'
import { router } from '../routes/router'
import { closeDrawer } from '../shell/nav/closeDrawer'

/** What the shell, the messages and the address do in a reset. */
export function addResetSteps(): void {
  onReset('drawer', closeDrawer)
  onReset('toasts', clearToasts)
  // What was left unsaved is the visit's, and goes with it.
  onReset('address', ({ to }) => to && router.navigate({ to, ignoreBlocker: true }))
}
