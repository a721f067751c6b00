import { startOver } from '../../session/reset'
import { router } from '../routes/router'

/** `?reset` in the address resets once, like the logo. The flag is then removed from the address. */
export async function applyResetFlag(): Promise<void> {
  const search = new URLSearchParams(location.search)
  if (!search.has('reset')) return
  search.delete('reset')
  await startOver(null)
  const rest = search.toString()
  await router.navigate({ href: `${location.pathname}${rest ? `?${rest}` : ''}`, replace: true })
}
