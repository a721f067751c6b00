import { resetDemo } from '../../boot/reset'
import { router } from '../../routes/router'
import { closeDrawer } from '../nav/closeDrawer'

let running: Promise<void> | null = null

/**
 * Ends the visit and shows where the next one begins (docs/rules.md SH-24; signing out: docs/decisions.md Q16). Once: the
 * second of two quick taps must not end the visit that the first one began.
 */
export function startOver(to: '/tour' | '/welcome'): Promise<void> {
  running ??= run(to).finally(() => {
    running = null
  })
  return running
}

async function run(to: '/tour' | '/welcome'): Promise<void> {
  closeDrawer()
  // A reset that could not be stored must not keep the next visitor here.
  await resetDemo().catch(() => undefined)
  // What was left unsaved is the visit's, and goes with it.
  await router.navigate({ to, ignoreBlocker: true })
}
