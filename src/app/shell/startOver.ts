import { resetDemo } from '../reset'
import { router } from '../router'
import { closeDrawer } from './closeDrawer'

/** Ends the visit and shows where the next one begins (spec section 2, logo; Q16, sign out). */
export async function startOver(to: '/tour' | '/welcome'): Promise<void> {
  closeDrawer()
  // A reset that could not be stored must not keep the next visitor here.
  await resetDemo().catch(() => undefined)
  await router.navigate({ to })
}
