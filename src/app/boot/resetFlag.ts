import { startOver } from '../../session/reset'
import { router } from '../routes/router'

/** `?reset` in the address resets once, like the logo. */
export async function applyResetFlag(): Promise<void> {
  const search = new URLSearchParams(location.search)
  if (!search.has('reset')) return
  search.delete('reset')
  const rest = search.toString()
  // Removed before the reset, which may take seconds, so that a visitor who comes back does not reset again.
  const isTakenOut = router.navigate({
    href: `${location.pathname}${rest ? `?${rest}` : ''}`,
    replace: true,
    ignoreBlocker: true,
  })
  await startOver(null)
  await isTakenOut
}
